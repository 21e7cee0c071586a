export type Role = 'customer' | 'administrator' | 'technician';

/** Whoever is signed in, as the database knows them now. */
export type Customer = { uid: string; name: string; email: string; emailVerified: boolean; role: Role };

export const isAdministrator = (customer: Customer | undefined): boolean => customer?.role === 'administrator';
