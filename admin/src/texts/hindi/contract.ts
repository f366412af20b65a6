import { type ErrorCode, ERRORS } from '@prospectus/contract';

import { fields } from './contract/fields.ts';
import { helps } from './contract/helps.ts';
import { messages } from './contract/messages.ts';
import { resources } from './contract/resources.ts';
import { refusals } from './refusals.ts';

/** What the contract says, by its English text; each number of a message is `%{n}`. */
export const contract: Readonly<Record<string, string>> = {
  ...resources,
  ...fields,
  ...helps,
  ...messages,
  ...Object.fromEntries(Object.entries(ERRORS).map(([code, { msg }]) => [msg, refusals[code as ErrorCode]])),
};
