import styled from '@emotion/styled';
import { Card, colour, ErrorState, Heading, Skeleton, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** A short list on the dashboard: loading, failed, empty or with rows. */
export function RecordPanel({
  title,
  empty,
  isPending,
  error,
  onRetry,
  children,
}: {
  title: string;
  /** Shown where the list is empty; undefined where it is not. */
  empty: string | undefined;
  isPending: boolean;
  error: Error | null;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {title}
        </Heading>
        {isPending && (
          <Stack gap={1}>
            <Skeleton height={28} />
            <Skeleton height={28} />
            <Skeleton height={28} />
          </Stack>
        )}
        {error && <ErrorState title="This could not be loaded" text={error.message} onRetry={onRetry} />}
        {!isPending && !error && (empty ? <Text tone="muted">{empty}</Text> : <List>{children}</List>)}
      </Stack>
    </Card>
  );
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '2px 16px',
    paddingBlock: 10,
    borderTop: `1px solid ${colour.rule}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& small': { color: colour.muted, fontVariantNumeric: 'tabular-nums' },
});
