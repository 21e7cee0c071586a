export type Role = 'customer' | 'administrator' | 'technician';

/** The signed-in account, as it is in the database now. */
export type Principal = {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  /** The session of the request, if any. */
  session?: string;
  /** The administrator with ADMIN_2FA=required, until a second factor is set up: until then the role is withheld. */
  needsSecondFactor?: true;
};

export const isAdministrator = (customer: Principal | undefined): boolean => customer?.role === 'administrator';

/** The administrator, even while the role is withheld for lack of a second factor. */
export const isAdministratorToBe = (customer: Principal): boolean =>
  isAdministrator(customer) || customer.needsSecondFactor === true;
