import { Callout, formatRupees } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import { useText } from '../../texts/language-context.ts';
import { feeHints } from './fee-hints.ts';

/** The sums of a plan's amounts, as a warning where one differs from the plan's own total. The plan can be saved anyway. */
export function FeeHints({ source }: { source: string }) {
  const plan = useWatch({ name: source }) as Parameters<typeof feeHints>[0] | undefined;
  const text = useText();
  const semesters = useWatch({ name: 'semesters' }) as readonly unknown[] | undefined;
  const hints = feeHints(plan ?? {}, semesters?.length ?? 0, { text, rupees: formatRupees });
  if (hints.length === 0) return null;
  return (
    <Callout tone={hints.some(({ isMismatch }) => isMismatch) ? 'warning' : 'info'}>
      {hints.map((hint) => (
        <div key={hint.text}>{hint.text}</div>
      ))}
    </Callout>
  );
}
