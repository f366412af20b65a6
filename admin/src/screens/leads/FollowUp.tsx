import { StatusChip, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';

/** A follow-up's time; what is late says so: with a chip, or `inLine` with a mark before it. */
export function FollowUp({ at, inLine = false }: { at: string; inLine?: boolean }) {
  const text = useText();
  const [now] = useState(() => Date.now());
  const isLate = Date.parse(at) < now;
  if (inLine && isLate)
    return (
      <StatusChip
        plain
        tone="danger"
        label={
          <Text as="span" tone="danger">
            <span className="visually-hidden">{text('desk.step.overdue')} </span>
            <Timestamp at={at} />
          </Text>
        }
      />
    );
  return (
    <>
      <Timestamp at={at} /> {isLate && <StatusChip tone="danger" label={text('desk.step.overdue')} />}
    </>
  );
}
