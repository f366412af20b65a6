// The package's own door loads seventy languages.
import { faker } from '@faker-js/faker/locale/en_IN';

import type { Weighted } from './words.ts';

const SEED = 20_260_401;

/** Chance that is the same in every run: what comes of it depends on the number of the lead alone. */
export type Chance = {
  /** Whether something happens that happens in this share of cases. */
  is(share: number): boolean;
  between(from: number, to: number): number;
  one<T>(values: readonly T[]): T;
  weighted<T>(values: readonly Weighted<T>[]): T;
  uuid(): string;
  firstName(): string;
  lastName(): string;
};

/** The chance of the lead with this number; calls of two leads must not alternate. */
export function chanceOf(lead: number): Chance {
  faker.seed(SEED + lead);
  return {
    is: (share) => faker.number.float() < share,
    between: (from, to) => faker.number.int({ min: from, max: to }),
    one: (values) => faker.helpers.arrayElement(values),
    weighted: (values) => faker.helpers.weightedArrayElement(values),
    uuid: () => faker.string.uuid(),
    firstName: () => faker.person.firstName(),
    lastName: () => faker.person.lastName(),
  };
}
