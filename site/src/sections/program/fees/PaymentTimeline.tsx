import { CHARGES } from '@prospectus/contract/constants';
import { formatRupees } from '@prospectus/design-system';
import { AmountTimeline } from '@prospectus/design-system/chart';

import type { Audience } from './audience.ts';
import { FROM_MARK } from '../../../lib/from-plan.ts';
import type { Way } from './ways.ts';

const YEAR = 12;

/** What leaves the account and when, by plan; nothing where all is paid at once anyway. */
export function PaymentTimeline({ ways, audience }: { ways: readonly Way[]; audience: Audience }) {
  const known = ways.filter(({ steps }) => steps.length > 0);
  if (known.length < 2 && !known.some(({ steps }) => steps.length > 1)) return null;
  const last = Math.max(
    ...known.flatMap(({ steps }) => steps.map(({ at, times = 1, every = 1 }) => at + (times - 1) * every)),
  );
  const years = Math.max(1, Math.ceil(last / YEAR));
  return (
    <div data-print="no">
      <AmountTimeline
        title="What you pay, and when"
        note={`The first payment includes the registration fee of ${formatRupees(CHARGES.registration[audience])}.`}
        until={years * YEAR}
        ticks={['Admission', ...Array.from({ length: years }, (_, at) => (at === 0 ? '1 year' : `${at + 1} years`))]}
        ways={known.map(({ title, isFrom, total, steps }) => ({
          title,
          total,
          steps,
          ...(isFrom && { mark: FROM_MARK }),
        }))}
      />
    </div>
  );
}
