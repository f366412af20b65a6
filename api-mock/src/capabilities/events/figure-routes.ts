import type { Router } from 'express';

import { route, routerOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readFormFigures } from './form-figures.ts';

/** The figures of the form, for staff. */
export const formFigureRoutes = ({ access, clock, db }: Platform): Router =>
  routerOf(
    route('formFigures', access.allow('list', 'form-figures'), ({ query, res }) => {
      res.set('Cache-Control', 'no-store');
      return readFormFigures(db, clock.now(), query);
    }),
  );
