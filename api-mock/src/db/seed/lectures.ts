import type { LiveLecture } from '@prospectus/contract';

/** A live lecture of the seed; the database gives it its id. */
export type SeedLecture = LiveLecture;

export const seedLectures: SeedLecture[] = [];
