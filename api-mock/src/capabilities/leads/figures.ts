import { Counter } from '@prospectus/telemetry';

import { refusals } from '../../platform/limits/limit.ts';

const counter = <L extends string>(name: string, help: string, label: L, values: readonly string[]) => {
  const made = new Counter({ name, help, labelNames: [label] });
  // A rate needs the value before the first event.
  for (const value of values) made.inc({ [label]: value } as Record<L, string>, 0);
  return made;
};

export const submissions = counter(
  'prospectus_lead_submissions_total',
  'Submitted enquiry forms, by what became of them.',
  'kind',
  ['new', 'repeated', 'quarantined'],
);
export const triedCodes = counter(
  'prospectus_codes_tried_total',
  'One-time codes that were typed, by the outcome.',
  'result',
  ['accepted', 'incorrect', 'expired', 'exhausted', 'too-soon'],
);
for (const limit of ['lead-codes', 'lead-codes-day']) refusals.inc({ limit }, 0);
