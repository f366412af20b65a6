import { hindi as components } from '@prospectus/design-system';

import type { Catalogue } from '../catalogue.ts';
import { contract } from './contract.ts';
import { hindi } from './index.ts';
import { reactAdmin } from './react-admin.ts';
import { refusals } from './refusals.ts';

/** The console in Hindi; its own chunk, loaded when Hindi is chosen. */
export const hindiCatalogue: Catalogue = { texts: hindi, reactAdmin, contract, refusals, components };
