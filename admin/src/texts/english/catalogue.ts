import { english as components } from '@prospectus/design-system';
import reactAdmin from 'ra-language-english';

import type { Catalogue } from '../catalogue.ts';
import { english } from './index.ts';

/** The console in English. The contract is written in English. */
export const englishCatalogue: Catalogue = { texts: english, reactAdmin, contract: {}, components };
