import { useEffect } from 'react';

/** Where the browser supports it (WebOTP), reads the code from our own SMS and passes it on; elsewhere the keyboard suggests it. */
export function useSmsCode(challenge: string, onCode: (code: string) => void): void {
  useEffect(() => {
    if (!challenge || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const wish = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(wish)
      .then((found) => found && onCode((found as Credential & { code: string }).code))
      .catch(() => undefined); // refused, or typed by hand in the meantime
    return () => leaving.abort();
  }, [challenge, onCode]);
}
