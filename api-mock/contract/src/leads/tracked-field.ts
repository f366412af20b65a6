import { z } from 'zod';

import { cleanText, TRACKING_LENGTHS } from './tracking.ts';

/** A field of tracking. Nobody typed it, so it is never refused: it is cleaned, or left out. */
export const tracked = (name: keyof typeof TRACKING_LENGTHS) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => cleanText(value, TRACKING_LENGTHS[name]))
    .optional()
    .catch(undefined);
