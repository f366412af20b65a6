import { LEAD_STAGES } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { nextStage, type Stage } from './timeline.ts';

test('LEAD-21: created → otp_sent → verified → erp_pushed → updated', () => {
  let stage: Stage = 'created';
  const seen: Stage[] = [stage];
  for (const event of LEAD_STAGES.slice(1)) seen.push((stage = nextStage(stage, event)));
  expect(seen).toEqual(LEAD_STAGES);
});

test.each<[Stage, Stage, Stage]>([
  ['verified', 'otp_sent', 'verified'],
  ['updated', 'verified', 'updated'],
  ['verified', 'updated', 'verified'],
  ['created', 'verified', 'verified'],
])('LEAD-21 a lead in stage %s after the event %s is in stage %s', (now, event, after) => {
  expect(nextStage(now, event)).toBe(after);
});
