import type { Usage } from './records.ts';

/** Every error of the API: HTTP status and default message. */
export const ERRORS = {
  BAD_REQUEST: { status: 400, msg: 'The request could not be read.' },
  INVALID_FIELDS: { status: 400, msg: 'Some fields need your attention.' },
  UNKNOWN_FIELD: { status: 400, msg: 'The request names a field that does not exist.' },
  OTP_INCORRECT: { status: 400, msg: 'Incorrect OTP. Please check again.' },
  SLUG_TAKEN: { status: 400, msg: 'Another page already uses this address.' },
  DOWNLOAD_REFUSED: { status: 400, msg: 'You can’t download this file from here.' },
  SIGN_IN_REQUIRED: { status: 401, msg: 'Please sign in.' },
  SECOND_FACTOR_REQUIRED: { status: 401, msg: 'Please enter the code of your second factor.' },
  SECOND_FACTOR_FAILED: { status: 401, msg: 'This code is not right, or it was used already.' },
  SIGN_IN_FAILED: { status: 401, msg: 'The e-mail or the password is not right.' },
  VERIFICATION_REQUIRED: { status: 401, msg: 'Please verify your phone number first.' },
  CODE_REQUIRED: { status: 403, msg: 'Please confirm with a new OTP first.' },
  SECOND_FACTOR_MISSING: {
    status: 403,
    msg: 'Your account needs a second factor here. Please set it up in your account.',
  },
  NOT_ALLOWED: { status: 403, msg: 'Your account can’t do this.' },
  PREVIEW_REFUSED: { status: 403, msg: 'This preview link has expired or is not complete.' },
  NOT_FOUND: { status: 404, msg: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, msg: 'This address does not answer to this method.' },
  VERSION_CONFLICT: { status: 409, msg: 'Someone else changed this record in the meantime.' },
  IN_USE: { status: 409, msg: 'This record is still in use.' },
  CLASH: { status: 409, msg: 'The batch has another lecture at this time, or it is a holiday.' },
  CHECKS_FAILED: { status: 409, msg: 'Something in this would be broken on the site.' },
  LOCKED: { status: 409, msg: 'This cannot be changed in its present state.' },
  WITHDRAWN: { status: 409, msg: 'You asked us to stop contacting you. Please say whether we may contact you again.' },
  OTP_EXPIRED: { status: 410, msg: 'This code has expired. Please request a new one.' },
  CONFIRMATION_EXPIRED: {
    status: 410,
    msg: 'This link has expired or has been used already. Please ask for a new one.',
  },
  TOO_LARGE: { status: 413, msg: 'The request is too large.' },
  UNSUPPORTED_TYPE: { status: 415, msg: 'The body must be application/json.' },
  RANGE_UNSATISFIABLE: { status: 416, msg: 'The file has no such part.' },
  TOO_MANY_REQUESTS: { status: 429, msg: 'Too many requests. Please try again later.' },
  OTP_TOO_MANY_TRIES: { status: 429, msg: 'Too many attempts. Please request a new code later.' },
  OTP_TOO_SOON: { status: 429, msg: 'Please wait a moment before trying again.' },
  INTERNAL: { status: 500, msg: 'Something went wrong' },
  DOWNLOAD_FAILED: { status: 502, msg: 'An error occurred while downloading the file.' },
  UNAVAILABLE: { status: 503, msg: 'Our service isn’t available right now. Please try again.' },
} as const satisfies Record<string, { status: number; msg: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Body of every error; `errors` has a message for each wrong field, by its dotted path. */
export type Failure = {
  msg: string;
  code: ErrorCode;
  errors?: Record<string, string>;
  /** With VERSION_CONFLICT: the stored record, and the fields that were sent. */
  current?: Record<string, unknown>;
  yours?: Record<string, unknown>;
  /** With IN_USE: the records that refer to it. */
  usedBy?: readonly Usage[];
  /** With VERSION_CONFLICT of several records: the stored ones that have changed. */
  conflicts?: readonly { id: string; [field: string]: unknown }[];
  /** With CLASH. */
  clashes?: readonly object[];
};

type Extra = Partial<Pick<Failure, 'current' | 'yours' | 'usedBy' | 'conflicts' | 'clashes'>>;

/** An error that the server's error handler turns into an answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  readonly extra: Extra | undefined;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    details: { msg?: string; errors?: Record<string, string>; extra?: Extra; retryAfter?: number } = {},
  ) {
    super(details.msg ?? ERRORS[code].msg);
    this.name = 'ApiError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.errors = details.errors;
    this.extra = details.extra;
    this.retryAfter = details.retryAfter;
  }
}
