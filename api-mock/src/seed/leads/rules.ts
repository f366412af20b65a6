import { type AssignmentFields, DEFAULT_SCORE_RULES } from '@prospectus/contract/rules';

import { startLeadRules } from '../../capabilities/leads/index.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { DAY_MS } from './calendar.ts';
import type { Frame } from './rows.ts';

/** Rules for the seeded leads, and their scores. The rotation is off, so that new leads stay unassigned. */
export async function seedRules(tx: Database, { now, counsellors }: Pick<Frame, 'now' | 'counsellors'>): Promise<void> {
  const [first, second = first, third = second] = counsellors;
  if (first === undefined || second === undefined || third === undefined) return;
  const day = (days: number) => dayIn(new Date(now + days * DAY_MS));
  const assignment: AssignmentFields = {
    on: false,
    rules: [
      {
        ...{ id: RULE_IDS[0], title: 'MBA and M.Com', sources: [], educations: [], people: [first, second] },
        programmes: [
          'Master of Business Administration',
          'Master of Business Administration Plus',
          'Master of Commerce',
        ],
      },
      {
        ...{ id: RULE_IDS[1], title: 'Instagram and Facebook', programmes: [], educations: [], people: [third] },
        sources: ['instagram', 'facebook'],
      },
    ],
    rest: { on: true, people: [...new Set([first, second, third])] },
    leave: [
      { person: second, from: day(-30), until: day(-26) },
      { person: third, from: day(4), until: day(9) },
    ],
    alarm_minutes: null,
  };
  await startLeadRules(tx, { assignment, score: DEFAULT_SCORE_RULES, now: new Date(now) });
}

const RULE_IDS = ['a5516000-0000-4000-8000-000000000001', 'a5516000-0000-4000-8000-000000000002'] as const;
