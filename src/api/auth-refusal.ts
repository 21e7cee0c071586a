import { FAULT_STATUS, Fault, type FaultCode, invalid } from '#src/platform/fault.ts';

/** How the identity library refuses. */
export type LibraryRefusal = { status: number; code?: string | undefined; message?: string | undefined };

const FIELD: Record<string, string> = {
  INVALID_NAME: 'name',
  INVALID_EMAIL: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMPROMISED: 'password',
};

const CODE: Record<string, FaultCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'sign-in-refused',
  FAILED_TO_CREATE_USER: 'sign-up-refused',
  INVALID_CHARACTERS: 'sign-up-refused',
};

const BY_STATUS: Record<number, FaultCode> = {
  400: 'unreadable',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'invalid',
  429: 'too-many',
};

/**
 * The library's refusal in the shape of all others: our code, and a message for each field at fault.
 * Undefined for a failure of its own.
 */
export function authRefusal({ status, code = '', message = '' }: LibraryRefusal): Fault | undefined {
  const field = FIELD[code];
  if (field) return invalid({ [field]: message }, message);
  if (code === 'VALIDATION_ERROR') return invalid(validationFields(message));
  const ours = CODE[code] ?? (Object.hasOwn(FAULT_STATUS, code) ? (code as FaultCode) : BY_STATUS[status]);
  return ours && new Fault(ours, message || 'This was refused.');
}

/** `[body.email] Invalid email address; [body.password] Invalid input: …`, as the library words what its schema refuses. */
function validationFields(message: string): Record<string, string> {
  const parts = message.split(/; (?=\[body)/).map((part) => /^\[body\.?([a-z]*)[^\]]*\] (.*)$/is.exec(part));
  return Object.fromEntries(parts.flatMap((part) => (part?.[1] ? [[part[1], part[2] as string]] : [])));
}
