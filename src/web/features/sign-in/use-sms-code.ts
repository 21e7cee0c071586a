import { useEffect } from 'react';

/** Where the browser can (WebOTP), takes the code out of our own SMS and hands it over; elsewhere the keyboard offers it. */
export function useSmsCode(challenge: string, onCode: (code: string) => void): void {
  useEffect(() => {
    if (!challenge || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const wish = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(wish)
      .then((found) => found && onCode((found as Credential & { code: string }).code))
      .catch(() => undefined); // refused, or typed by hand meanwhile
    return () => leaving.abort();
  }, [challenge, onCode]);
}
