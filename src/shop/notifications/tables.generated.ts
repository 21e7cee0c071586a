// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.

export interface NotificationsTables {
  whatsappConsent: {
    id: string;
    uid: string;
    phone: string;
    words: string;
    givenAt: Date;
    endedAt: Date | null;
    endedBy: 'customer' | 'stop-word' | 'number' | null;
  };
}
