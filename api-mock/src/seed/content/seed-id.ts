import { v5 } from 'uuid';

const NAMESPACE = 'b0f6f2b6-5c3a-4a7e-9a55-6f3f2d1c8e10';

/** The id of a seeded record: always the same for the same address or key. */
export const seedId = (resource: string, key: string): string => v5(`${resource}:${key}`, NAMESPACE);
