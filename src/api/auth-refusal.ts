import { type PlainCode, type Reason, toReason } from '#src/kernel/refusals.ts';
import { FAULT_STATUS, Fault, type FaultCode, invalid } from '#src/platform/fault.ts';

/** How the identity library refuses. */
export type LibraryRefusal = {
  status: number;
  code?: string | undefined;
  message?: string | undefined;
  /** Ours, where one of our own checks has refused within the library. */
  reason?: Reason | undefined;
};

const FIELD: Record<string, string> = {
  INVALID_NAME: 'name',
  INVALID_EMAIL: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMPROMISED: 'password',
};

/** The reason of a refusal that the library words itself. */
const REASON: Record<string, PlainCode> = {
  INVALID_NAME: 'display-name-length',
  INVALID_EMAIL: 'email-format',
  PASSWORD_TOO_SHORT: 'password-short',
  PASSWORD_TOO_LONG: 'password-long',
  PASSWORD_COMPROMISED: 'password-common',
  INVALID_EMAIL_OR_PASSWORD: 'sign-in-wrong',
  FAILED_TO_CREATE_USER: 'sign-up-failed',
  INVALID_CHARACTERS: 'sign-up-failed',
  TOO_MANY_REQUESTS: 'too-many-tries',
  'google-network': 'google-unreachable',
  account_not_linked: 'sign-in-wrong',
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
export function authRefusal({ status, code = '', message = '', reason }: LibraryRefusal): Fault | undefined {
  const told = reason ?? said(REASON[code] ?? 'refused', message);
  const field = FIELD[code];
  if (field) return invalid({ [field]: told }, told);
  if (code === 'VALIDATION_ERROR') return invalid(validationFields(message));
  const ours = CODE[code] ?? (Object.hasOwn(FAULT_STATUS, code) ? (code as FaultCode) : BY_STATUS[status]);
  return ours && new Fault(ours, told);
}

/** A reason with the library's own English, which those who use the API know. */
const said = (code: PlainCode, message: string): Reason => ({ ...toReason(code), ...(message && { message }) });

/** `[body.email] Invalid email address; [body.password] Invalid input: …`, as the library words what its schema refuses. */
function validationFields(message: string): Record<string, Reason> {
  const parts = message.split(/; (?=\[body)/).map((part) => /^\[body\.?([a-z]*)[^\]]*\] (.*)$/is.exec(part));
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, field = '', words = ''] = part ?? [];
      return field ? [[field, said(field === 'email' ? 'email-format' : 'wrong', words)]] : [];
    }),
  );
}
