/** What leads into an account beside its password. */
export type AccountSchema = {
  identityToken: {
    tokenHash: string;
    purpose: 'verify-email' | 'change-email' | 'reset-password' | 'confirm-identity';
    uid: string;
    email: string;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
};
