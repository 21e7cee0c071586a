export type Role = 'customer' | 'administrator' | 'technician';

/** Whoever is signed in, as the database knows them now. */
export type Principal = {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  /** The session that asks, where one does. */
  session?: string;
  /** The administrator where ADMIN_2FA=required, until a second factor is set up: the role is withheld so long. */
  needsSecondFactor?: true;
};

export const isAdministrator = (customer: Principal | undefined): boolean => customer?.role === 'administrator';

/** The administrator, also while the role is withheld for want of a second factor. */
export const isAdministratorToBe = (customer: Principal): boolean =>
  isAdministrator(customer) || customer.needsSecondFactor === true;
