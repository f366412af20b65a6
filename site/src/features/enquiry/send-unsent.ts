import { CallFailed } from '@prospectus/contract/client';
import { ORIGINS } from '@prospectus/contract/origins';

import { api } from '../../lib/api.ts';
import { enquiryCalls } from './calls.ts';
import type { Unsent } from './unsent.ts';
import { whyFailed } from './why-failed.ts';

/** Sends a submission that was kept; whether the server answered, be it with a refusal. */
export const sendUnsent = ({ values, from, key, origin }: Unsent): Promise<boolean> =>
  enquiryCalls(api)
    .create(values, from, key, ORIGINS[origin].referrerForm)
    .then(
      (created) => created !== null,
      (error: unknown) => error instanceof CallFailed && whyFailed(error) === null,
    );
