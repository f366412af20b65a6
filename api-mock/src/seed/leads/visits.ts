import type { Device, FormStep, PageEvent, VisitSource } from '@prospectus/contract';

import { countOf, type EventCount } from '../../capabilities/events/index.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { chanceOf } from './chance.ts';
import type { Identity } from './identity.ts';
import { DEVICES, PROGRAMMES, SOURCES } from './words.ts';

type Visit = { source: VisitSource; device: Device };

/** Visitors without an enquiry for each one who leaves a phone. */
const OTHER_VISITS = 9;
const STEPS: readonly FormStep[] = ['MOBILE_NUMBER', 'OTHER_DETAILS', 'OTP_VERIFICATION', 'OTP_VERIFIED'];
/** Whole seconds that a step takes, from and to. */
const TAKES: readonly (readonly [number, number])[] = [
  [4, 20],
  [15, 60],
  [8, 40],
];

/** The page events of a lead's visit and of other visitors on its day. */
export function visitsAround(
  number: number,
  who: Pick<Identity, 'created' | 'programme'>,
  visit: Visit & { verified: boolean },
): EventCount[] {
  const chance = chanceOf(-1 - number);
  const day = dayIn(new Date(who.created));
  const at = new Date(who.created).toISOString();
  const counts: EventCount[] = [];
  const add = (on: Visit, path: string, name: PageEvent['name'], props: object) =>
    counts.push(countOf({ name, at, path, props } as PageEvent, { day, source: on.source, device: on.device }));
  const form = { variant: 'REGISTER', origin: 'banner' } as const;
  const walk = (on: Visit, path: string, steps: number) => {
    add(on, path, 'page_loaded', { visitor: 'unverified' });
    if (steps > 0) add(on, path, 'lead_cta_click', form);
    for (const [index, step] of STEPS.slice(0, steps).entries()) {
      const took = TAKES[index - 1];
      add(on, path, 'form_step', {
        ...form,
        step,
        ...(took && { previous: STEPS[index - 1], previous_ms: chance.between(...took) * 1_000 }),
      });
    }
  };
  walk(visit, who.programme.path, visit.verified ? 4 : 3);
  for (let other = 0; other < OTHER_VISITS; other += 1) {
    const on = { source: chance.weighted(SOURCES).visit, device: chance.weighted(DEVICES) };
    // One in six opens the form, one in two of those gives a number.
    const opens = chance.is(0.16) ? (chance.is(0.5) ? 2 : 1) : 0;
    walk(on, chance.is(0.2) ? '/' : chance.weighted(PROGRAMMES).path, opens);
  }
  return counts;
}
