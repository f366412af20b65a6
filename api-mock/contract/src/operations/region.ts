import { z } from 'zod';

/** Where a visitor seems to be (ENT-16); empty where that is not known. */
export const region = z.object({ country: z.string(), region: z.string(), city: z.string() });
export type Region = z.output<typeof region>;
