const KEY = 'kiran-pincode';

/** The PIN code last used on this device. */
export function savedPincode(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return /^\d{6}$/.test(kept) ? kept : undefined;
  } catch {
    return undefined; // a browser without storage
  }
}

export function savePincode(pincode: string): void {
  try {
    localStorage.setItem(KEY, pincode);
  } catch {}
}
