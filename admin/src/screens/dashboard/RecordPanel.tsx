import styled from '@emotion/styled';
import { Card, colour, Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** A short list on the dashboard: loading, empty or with rows. */
export function RecordPanel<Row>({
  title,
  empty,
  rows,
  all,
  children,
}: {
  title: string;
  /** Shown where the list is empty. */
  empty: string;
  /** Undefined while they are loaded. */
  rows: readonly Row[] | undefined;
  /** Where the whole list is, and what the link to it says. */
  all?: { href: string; label: string };
  children: (row: Row) => ReactNode;
}) {
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {title}
        </Heading>
        {!rows && (
          <Stack gap={1}>
            <Skeleton height={28} />
            <Skeleton height={28} />
            <Skeleton height={28} />
          </Stack>
        )}
        {rows?.length === 0 && <Text tone="muted">{empty}</Text>}
        {rows && rows.length > 0 && <List>{rows.map(children)}</List>}
        {all && (
          <Text size="small">
            <Link href={all.href}>{all.label}</Link>
          </Text>
        )}
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
