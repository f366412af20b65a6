import { lazy } from 'react';

import type { Section } from './console-resource.ts';

/** How the record's own page looks in search results and when it is shared. Its code comes when it is opened. */
export const searchSection: Section = {
  id: 'search',
  label: 'publishing.inSearch',
  fields: [],
  Before: lazy(async () => ({ default: (await import('../preview/PageInSearch.tsx')).PageInSearch })),
};
