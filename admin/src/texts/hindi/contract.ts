import { fields } from './contract/fields.ts';
import { helps } from './contract/helps.ts';
import { messages } from './contract/messages.ts';
import { resources } from './contract/resources.ts';

/** What the contract says, by its English text; each number of a message is `%{n}`. */
export const contract: Readonly<Record<string, string>> = { ...resources, ...fields, ...helps, ...messages };
