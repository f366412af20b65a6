import { CallFailed } from '@prospectus/contract/client';

/** Whether a sign-in failed because the code of the second factor was missing or wrong. */
export const needsCode = (error: unknown): boolean =>
  error instanceof CallFailed && CODES.has(error.failure?.code ?? '');

const CODES: ReadonlySet<string> = new Set(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_FAILED']);
