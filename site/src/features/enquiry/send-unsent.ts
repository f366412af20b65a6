import { CallFailed } from '@prospectus/contract/client';
import { ORIGINS } from '@prospectus/contract/origins';

import { api } from '../../lib/api.ts';
import { enquiryCalls } from './calls.ts';
import type { Unsent } from './stored.ts';
import { whyFailed } from './why-failed.ts';

/** Sends a stored submission; returns whether the server answered, even with a refusal. */
export const sendUnsent = ({ values, from, key, origin }: Unsent): Promise<boolean> =>
  enquiryCalls(api)
    .create(values, from, key, ORIGINS[origin].referrerForm)
    .then(
      (created) => created !== null,
      (error: unknown) => error instanceof CallFailed && whyFailed(error) === null,
    );
