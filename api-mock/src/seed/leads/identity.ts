import { type Chance, chanceOf } from './chance.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, startOfDay } from './calendar.ts';
import type { Frame } from './rows.ts';
import { HOURS, PROGRAMMES } from './words.ts';

/** The person behind a lead, and when the lead arrived. */
export type Identity = {
  id: string;
  phone: string;
  name: string;
  email: string;
  qualification: number;
  programme: { interest: string; path: string };
  created: number;
};

const DAYS = 182;
/** Above 1, more leads arrive towards the end. */
const GROWTH = 1.4;
/** Phone numbers are counted up from here, so that no number of a real person is chosen; nothing is sent to them. */
const FIRST_PHONE = 7_900_000_000;
const FIRST_PHONE_ABROAD = 971_550_000_000;
const ABROAD_EVERY = 97;

/** The lead with this number, counted from the oldest; `chance` continues with its events. */
export function identityOf(lead: number, { now, count }: Pick<Frame, 'now' | 'count'>): Identity & { chance: Chance } {
  const chance = chanceOf(lead);
  const [first, last] = [chance.firstName(), chance.lastName()];
  const days = DAYS * ((lead + 0.5) / count) ** (1 / GROWTH);
  const day = startOfDay(now) - (DAYS - 1 - Math.floor(days)) * DAY_MS;
  const planned = day + chance.weighted(HOURS) * HOUR_MS + chance.between(0, 59) * MINUTE_MS;
  return {
    chance,
    id: chance.uuid(),
    phone: lead % ABROAD_EVERY === 13 ? `+${FIRST_PHONE_ABROAD + lead}` : String(FIRST_PHONE + lead),
    name: `${first} ${last}`,
    email: `${first}.${last}.${lead}@example.org`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, ''),
    qualification: chance.between(1, 4),
    programme: chance.weighted(PROGRAMMES),
    created: planned > now - 10 * MINUTE_MS ? planned - DAY_MS : planned,
  };
}
