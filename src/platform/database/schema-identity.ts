import type { Generated } from 'kysely';

/** Ways into an account beside its password. */
export type IdentitySchema = {
  phoneNumber: { uid: string; phone: string; verifiedAt: Date };
  phoneCode: {
    id: string;
    phone: string;
    uid: string | null;
    codeHash: string;
    guesses: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
    provenAt: Date | null;
    usedAt: Date | null;
  };
  secondFactor: {
    uid: string;
    secret: string | null;
    confirmedAt: Date | null;
    lastStep: number | null;
    declinedAt: Date | null;
  };
  knownPlace: { uid: string; hash: string; lastUsed: Date };
  recoveryCode: { codeHash: string; uid: string; createdAt: Date; usedAt: Date | null };
  secondFactorPass: { sessionId: string; passedAt: Date };
};
