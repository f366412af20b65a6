import type { z } from 'zod';

/** A record as it is answered, and the fields a new one and a change are sent as. */
export type Shapes = { record: z.ZodObject; fields: z.ZodObject; change: z.ZodObject };
