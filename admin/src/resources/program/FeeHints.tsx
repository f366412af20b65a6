import { Callout, formatRupees } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import { feeHints } from './fee-hints.ts';

/** What the amounts of a plan come to, and where they do not fit together. Hints: the plan can be saved as it is. */
export function FeeHints({ source }: { source: string }) {
  const plan = useWatch({ name: source }) as Parameters<typeof feeHints>[0] | undefined;
  const semesters = useWatch({ name: 'semesters' }) as readonly unknown[] | undefined;
  const hints = feeHints(plan ?? {}, semesters?.length ?? 0, formatRupees);
  if (hints.length === 0) return null;
  return (
    <Callout tone={hints.some(({ isOff }) => isOff) ? 'warning' : 'info'}>
      {hints.map(({ text }) => (
        <div key={text}>{text}</div>
      ))}
    </Callout>
  );
}
