import styled from '@emotion/styled';
import type { DashboardOverview } from '@prospectus/contract';
import { colour, Grid, Link, Skeleton, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useRecordTitle } from '../../records/record-title.ts';
import { labelInSentence } from '../../texts/contract-text.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import english from '../../texts/en.json';
import { type TextKey, useLanguage } from '../../texts/language-context.ts';

const ACTIONS = english.lists.dashboard.actions;
const isNamed = (action: string): action is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, action);

const declarationOf = (name: string) =>
  resourceEntries.find(({ declaration }) => declaration.name === name)?.declaration;

type Row = { href: string; title: string | undefined; about: ReactNode };
type RecordPanel = {
  title: TextKey;
  empty: TextKey;
  rows: readonly Row[] | undefined;
  all?: { href: string; label: TextKey };
};

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
  const rowOf = (resource: string, id: string, title: string, what: string, at: string): Row => ({
    href: `/${resource}/${id}`,
    title: titleOf(resource, title),
    about: (
      <>
        {what}, <Timestamp at={at} />
      </>
    ),
  });
  const whatChanged = ({ action, by_name }: DashboardOverview['changes'][number]) => {
    const done = isNamed(action) ? text(`lists.dashboard.actions.${action}`) : action;
    return by_name ? text('lists.dashboard.by', { action: done, who: by_name }) : done;
  };
  const panels: readonly RecordPanel[] = [
    {
      title: 'lists.dashboard.planned',
      empty: 'lists.dashboard.nothingPlanned',
      rows: overview?.planned.map(({ resource, id, title, action, at }) =>
        rowOf(
          resource,
          id,
          title,
          text(action === 'publish' ? 'lists.dashboard.goesLive' : 'lists.dashboard.goesOff'),
          at,
        ),
      ),
      all: { href: '/releases', label: 'lists.dashboard.allReleases' },
    },
    {
      title: 'lists.dashboard.waiting',
      empty: 'lists.dashboard.nothingWaits',
      rows: overview?.waiting.map(({ resource, id, title, updated_at }) =>
        rowOf(resource, id, title, labelInSentence(contractText(declarationOf(resource)?.label.one ?? '')), updated_at),
      ),
    },
    {
      title: 'lists.dashboard.changes',
      empty: 'lists.dashboard.nothingChanged',
      rows: overview?.changes.map((change) =>
        rowOf(change.resource, change.record_id, change.title, whatChanged(change), change.at),
      ),
      all: { href: '/changes', label: 'lists.dashboard.allChanges' },
    },
    {
      title: 'lists.dashboard.upcomingLectures',
      empty: 'lists.dashboard.noLectures',
      rows: overview?.lectures.map(({ id, subject_name, start_date, start_time }) => ({
        href: `/live-lectures/${id}`,
        title: subject_name,
        about: `${day.format(new Date(`${start_date}T00:00:00Z`))}, ${start_time}`,
      })),
      all: { href: '/live-lectures', label: 'lists.dashboard.allLectures' },
    },
  ];
  return (
    <Grid min={340} gap={3}>
      {panels.map(({ title, empty, rows, all }) => (
        <Panel key={title} title={text(title)}>
          {!rows && <Skeleton height={USUAL_HEIGHT} />}
          {rows?.length === 0 && <Text tone="muted">{text(empty)}</Text>}
          {rows && rows.length > 0 && (
            <List>
              {rows.map(
                (row, nth) =>
                  row.title !== undefined && (
                    <li key={nth}>
                      <Link href={row.href} quiet>
                        {row.title}
                      </Link>
                      <small>{row.about}</small>
                    </li>
                  ),
              )}
            </List>
          )}
          {all && (
            <Text size="small">
              <Link href={all.href}>{text(all.label)}</Link>
            </Text>
          )}
        </Panel>
      ))}
    </Grid>
  );
}

/** Of five rows. */
const USUAL_HEIGHT = 325;

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
