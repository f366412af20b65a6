import { Button, Skeleton } from '@prospectus/design-system';
import { PopoverButton } from '@prospectus/design-system/console';

import { lazyPart } from '../../layout/lazy-part.tsx';
import { useText } from '../../texts/language-context.ts';
import type { LeadList } from './use-lead-list.ts';

/** Which columns the table of leads has, in which order; kept with a saved view, else for the person in this browser. */
export function ColumnChoice({ list }: { list: LeadList }) {
  const text = useText();
  return (
    <PopoverButton
      label={text('desk.columns.title')}
      trigger={
        <Button variant="quiet" size="small" startIcon="columns">
          {text('desk.columns.title')}
        </Button>
      }
    >
      <ColumnOrder list={list} />
    </PopoverButton>
  );
}

// With it comes what drags.
const ColumnOrder = lazyPart(
  async () => (await import('./ColumnOrder.tsx')).ColumnOrder,
  () => <Skeleton height={320} />,
);
