import { hindi } from '@prospectus/design-system';

import hi from './hi.json';
import { languageValue } from './language-context.ts';

/** The console in Hindi; its own chunk, loaded when Hindi is chosen. */
export const HINDI = languageValue('hi', hi, hindi);
