import { Button, Popover, Skeleton } from '@prospectus/design-system';
import { useState } from 'react';

import { lazyPart } from '../../layout/lazy-part.tsx';
import { useText } from '../../texts/language-context.ts';
import type { LeadList } from './use-lead-list.ts';

/** Which columns the table of leads has, in which order; kept with a saved view, else for the person in this browser. */
export function ColumnChoice({ list }: { list: LeadList }) {
  const text = useText();
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  return (
    <Popover
      label={text('desk.columns.title')}
      trigger={
        <Button variant="quiet" size="small" startIcon="columns" onFocus={reach} onPointerEnter={reach} onClick={reach}>
          {text('desk.columns.title')}
        </Button>
      }
    >
      {isReached && <ColumnOrder list={list} />}
    </Popover>
  );
}

// With it comes what drags.
const ColumnOrder = lazyPart(
  async () => (await import('./ColumnOrder.tsx')).ColumnOrder,
  () => <Skeleton height={320} />,
);
