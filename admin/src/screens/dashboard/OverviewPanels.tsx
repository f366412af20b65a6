import styled from '@emotion/styled';
import type { DashboardOverview } from '@prospectus/contract';
import { colour, Grid, Link, Skeleton, Text } from '@prospectus/design-system';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'react-admin';

import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useRecordTitle } from '../../records/record-title.ts';
import { labelInSentence } from '../../texts/contract-text.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import english from '../../texts/en.json';
import { useLanguage } from '../../texts/language-context.ts';

const ACTIONS = english.lists.dashboard.actions;
const isNamed = (action: string): action is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, action);

const declarationOf = (name: string) =>
  resourceEntries.find(({ declaration }) => declaration.name === name)?.declaration;

/** Planned changes, unpublished drafts, the last changes and the next lectures; undefined while they are loaded. */
export function OverviewPanels({ overview }: { overview: DashboardOverview | undefined }) {
  const { text, contractText, locale } = useLanguage();
  const recordTitle = useRecordTitle();
  // The dates are India's already.
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: '2-digit', month: 'short', timeZone: 'UTC' });
  const titleOf = (name: string, title: string): string | undefined => {
    if (name === 'releases') return `${text('lists.dashboard.release')}: ${title}`;
    const declaration = declarationOf(name);
    return declaration && recordTitle(declaration, { [declaration.titleField]: title });
  };
  const row = (key: string, name: string, id: string, title: string, about: ReactNode) => {
    const shown = titleOf(name, title);
    return shown === undefined ? null : (
      <li key={key}>
        <span>
          <Link href={`/${name}/${id}`} quiet>
            {shown}
          </Link>
        </span>
        <small>{about}</small>
      </li>
    );
  };
  return (
    <Grid min={340} gap={3}>
      <RecordPanel
        name="planned"
        title={text('lists.dashboard.planned')}
        empty={text('lists.dashboard.nothingPlanned')}
        rows={overview?.planned}
        all={{ href: '/releases', label: text('lists.dashboard.allReleases') }}
      >
        {({ resource, id, title, action, at }) =>
          row(
            `${id} ${action}`,
            resource,
            id,
            title,
            <>
              {text(action === 'publish' ? 'lists.dashboard.goesLive' : 'lists.dashboard.goesOff')},{' '}
              <Timestamp at={at} />
            </>,
          )
        }
      </RecordPanel>
      <RecordPanel
        name="drafts"
        title={text('lists.dashboard.waiting')}
        empty={text('lists.dashboard.nothingWaits')}
        rows={overview?.waiting}
      >
        {({ resource, id, title, updated_at }) =>
          row(
            id,
            resource,
            id,
            title,
            <>
              {labelInSentence(contractText(declarationOf(resource)?.label.one ?? ''))}, <Timestamp at={updated_at} />
            </>,
          )
        }
      </RecordPanel>
      <RecordPanel
        name="changes"
        title={text('lists.dashboard.changes')}
        empty={text('lists.dashboard.nothingChanged')}
        rows={overview?.changes}
        all={{ href: '/changes', label: text('lists.dashboard.allChanges') }}
      >
        {({ resource, record_id, title, action, at, by_name }) => {
          const done = isNamed(action) ? text(`lists.dashboard.actions.${action}`) : action;
          const who = by_name ? text('lists.dashboard.by', { action: done, who: by_name }) : done;
          return row(
            record_id,
            resource,
            record_id,
            title,
            <>
              {who}, <Timestamp at={at} />
            </>,
          );
        }}
      </RecordPanel>
      <RecordPanel
        name="lectures"
        title={text('lists.dashboard.upcomingLectures')}
        empty={text('lists.dashboard.noLectures')}
        rows={overview?.lectures}
        all={{ href: '/live-lectures', label: text('lists.dashboard.allLectures') }}
      >
        {({ id, subject_name, start_date, start_time }) => (
          <li key={id}>
            <Link href={`/live-lectures/${id}`} quiet>
              {subject_name}
            </Link>
            <small>
              {day.format(new Date(`${start_date}T00:00:00Z`))}, {start_time}
            </small>
          </li>
        )}
      </RecordPanel>
    </Grid>
  );
}

function RecordPanel<Row>({
  name,
  title,
  empty,
  rows,
  all,
  children,
}: {
  /** Under which its number of rows is remembered. */
  name: string;
  title: string;
  empty: string;
  rows: readonly Row[] | undefined;
  all?: { href: string; label: string };
  children: (row: Row) => ReactNode;
}) {
  const expected = useExpectedRows(name, rows);
  return (
    <Panel title={title}>
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
    </Panel>
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

/** The number of rows of a list now or when it was last shown, to keep its room while it loads. */
function useExpectedRows(list: string, rows: readonly unknown[] | undefined): number {
  const [last, setLast] = useStore(`dashboard.rows.${list}`, USUAL_ROWS);
  const now = rows?.length;
  useEffect(() => {
    if (now !== undefined && now !== last) setLast(now);
  }, [now, last, setLast]);
  return now ?? last;
}

const USUAL_ROWS = 5;
