import { type Mounted, on } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { readFormFigures } from './form-figures.ts';

/** The figures of the form, for staff. */
export const formFigureRoutes = ({ clock, db }: Platform): Mounted[] => [
  on('GET /admin/form-figures', ({ query }) => {
    return readFormFigures(db, clock.now(), query);
  }),
];
