import { pino, type DestinationStream, type Logger } from 'pino';

import { currentRequestId } from './request-id.ts';

export type Log = Logger;

const PERSONAL = ['mobile', 'phone', 'phoneNumber', 'email', 'name', 'otp', 'password', 'to', 'token'];

/**
 * A process's log: JSON lines without personal data, each with the id of its request. Fields that could hold some are
 * redacted by name as well.
 */
export const createLog = (process: 'api' | 'site', level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { process },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[cut]' },
      serializers: {
        err: ({ name, code, stack }: Error & { code?: string }) => ({ name, code, stack: framesOnly(stack) }),
      },
    },
    destination,
  );

// A failure's message may quote the row it failed on; the frames do not.
const framesOnly = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
