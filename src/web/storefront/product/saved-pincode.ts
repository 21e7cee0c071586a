const KEY = 'kiran-pincode';

/** The PIN code that was last asked for on this device. */
export function savedPincode(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return /^\d{6}$/.test(kept) ? kept : undefined;
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

export function savePincode(pincode: string): void {
  try {
    localStorage.setItem(KEY, pincode);
  } catch {}
}
