import styled from '@emotion/styled';
import { Card, colour, Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'react-admin';

/** A short list on the dashboard: loading, empty or with rows. */
export function RecordPanel<Row>({
  name,
  title,
  empty,
  rows,
  all,
  children,
}: {
  /** What it is remembered by. */
  name: string;
  title: string;
  /** Shown where the list is empty. */
  empty: string;
  /** Undefined while they are loaded. */
  rows: readonly Row[] | undefined;
  /** Where the whole list is, and what the link to it says. */
  all?: { href: string; label: string };
  children: (row: Row) => ReactNode;
}) {
  const expected = useExpectedRows(name, rows);
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {title}
        </Heading>
        {!rows && expected > 0 && (
          <List aria-busy="true">
            {Array.from({ length: expected }, (_, nth) => (
              <li key={nth}>
                <Skeleton width="70%" height={24} />
                <Skeleton width="50%" height={21} />
              </li>
            ))}
          </List>
        )}
        {expected === 0 && (rows ? <Text tone="muted">{empty}</Text> : <Skeleton width="60%" height={27} />)}
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

/** How many rows a list has, or had when it was shown last: it keeps the room of as many while it loads. */
function useExpectedRows(list: string, rows: readonly unknown[] | undefined): number {
  const [last, setLast] = useStore(`dashboard.rows.${list}`, USUAL);
  const now = rows?.length;
  useEffect(() => {
    if (now !== undefined && now !== last) setLast(now);
  }, [now, last, setLast]);
  return now ?? last;
}

const USUAL = 5;
