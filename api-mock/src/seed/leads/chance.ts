// The package's own door loads seventy languages.
import { faker } from '@faker-js/faker/locale/en_IN';

import type { Weighted } from './words.ts';

const SEED = 20_260_401;

/** Random choices that are the same in every run: they depend on the number of the lead alone. */
export type Chance = {
  /** True in this share of cases. */
  is(share: number): boolean;
  between(from: number, to: number): number;
  one<T>(values: readonly T[]): T;
  weighted<T>(values: readonly Weighted<T>[]): T;
  uuid(): string;
  firstName(): string;
  lastName(): string;
};

/** The random choices of a lead; calls for two leads must not alternate. */
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
