import { Button, EmptyState, ErrorState, Stack } from '@prospectus/design-system';
import { Pagination, type RaRecord, useInfinitePaginationContext, useListContext } from 'react-admin';

import { failureInstead } from '../layout/failure-instead.ts';
import { useIsTabletUp } from '../layout/use-viewport.ts';
import { useContractText, useText } from '../texts/language-context.ts';
import { ListCards, ListGrid } from './ListCards.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListContentProps } from './list-types.ts';
import type { Selection } from './use-selection.ts';

/** The records of react-admin's list context as a table or cards, with its loading, error and empty states. */
export function ListContent<Row extends RaRecord>({
  selection,
  ...props
}: ListContentProps<Row> & { selection: Selection }) {
  const { failed, headingLevel = 2, instead, more, perPageChoices = PER_PAGE_CHOICES } = props;
  const contractText = useContractText();
  const { data, total, error, isPending, refetch } = useListContext<Row>();
  const isWide = useIsTabletUp();
  const failure = failureInstead(error as Error | null, data);
  if (failure)
    return (
      <ErrorState
        headingLevel={headingLevel}
        title={failed}
        text={contractText(failure.message)}
        onRetry={() => void refetch()}
      />
    );
  if (isPending) return <ListSkeleton />;
  if (total === 0) return <NoRecords {...props} />;
  const hasPages = total === undefined || total > Math.min(...perPageChoices);
  const Records = props.card ? ListGrid : isWide ? ListTable : ListCards;
  const content = <Records selection={selection} {...props} />;
  return (
    <div>
      {typeof instead === 'function' ? instead(content) : (instead ?? content)}
      {more !== undefined && <MoreButton label={more} />}
      {more === undefined && hasPages && <Pagination rowsPerPageOptions={[...perPageChoices]} />}
    </div>
  );
}

function MoreButton({ label }: { label: string }) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  return hasNextPage ? (
    <Stack direction="row" justify="center">
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </Stack>
  ) : null;
}

const PER_PAGE_CHOICES = [25, 50, 100];

type NoRecordsProps = Pick<ListContentProps<RaRecord>, 'empty' | 'noMatch' | 'keptFilter' | 'headingLevel'>;

/** Says why a list is empty, and offers to clear its filters where some are set. */
export function NoRecords({ empty, noMatch, keptFilter = {}, headingLevel = 2 }: NoRecordsProps) {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues as object).every((name) => name in keptFilter))
    return <EmptyState headingLevel={headingLevel} {...empty} />;
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={empty.icon}
      title={noMatch?.title ?? text('lists.noMatch')}
      text={noMatch?.text ?? text('lists.empty.noMatchText')}
      action={
        <Button variant="secondary" size="small" onClick={() => setFilters(keptFilter, [])}>
          {text('lists.empty.clear')}
        </Button>
      }
    />
  );
}
