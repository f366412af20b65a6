import { resources } from '@prospectus/contract';
import { Fragment } from 'react';

import { Table } from '../component-page/Table.tsx';
import { SMS_RUPEES } from './MessageBounds.tsx';
import measured from './scale-figures.json' with { type: 'json' };

type Kind = 'page' | 'read' | 'event' | 'lead' | 'list';
type Figure = (typeof measured.figures)[number];

const KINDS: Record<Kind, string> = {
  page: 'Page, by the site',
  read: 'Read of content, by the API',
  event: 'Beacon of ten page events',
  lead: 'Enquiry, its code sent',
  list: 'List of the desk, 25 of all leads',
};
const AIMS: Partial<Record<Kind, number>> = { page: 20, read: 20, lead: 150, list: 100 };

/** The inputs of the forecast; readers replace them by their own. */
const ASSUMED = {
  pages: { value: 4, what: 'pages of a visitor' },
  reads: { value: 2, what: 'calls of the API by a visitor’s browser' },
  beacons: { value: 3, what: 'beacons of page events of a visitor' },
  leadShare: { value: 0.02, what: 'visitors who enquire' },
  calls: { value: 3, what: 'calls of a lead that cost as much as an enquiry: it, the code, the details' },
  lists: { value: 20, what: 'lists of the desk for a lead' },
  busiestHour: { value: 0.12, what: 'share of a day in its busiest hour' },
  busy: { value: 0.5, what: 'how busy processors may be in that hour' },
  codes: { value: 1.3, what: 'SMS for a lead' },
  years: { value: 3, what: 'years for which leads are stored' },
  rupees: { value: 1_500, what: 'rupees a month for a rented processor with 4 GB of memory and 50 GB of disk' },
};
const DAYS = [10_000, 100_000, 1_000_000, 10_000_000];
const HOUR_S = 3_600;
const DAYS_A_MONTH = 30;
const PROCESSOR_GB = 50;

const number = (value: number) => value.toLocaleString('en-IN', { maximumSignificantDigits: 3 });
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const figureOf = (leads: number, processes: number, kind: Kind): Figure | undefined =>
  measured.figures.find((one) => one.leads === leads && one.processes === processes && one.kind === kind);
const most = (key: 'leads' | 'processes') => Math.max(...measured.figures.map((one) => one[key]));
const sizes = [...new Set(measured.figures.map(({ leads }) => leads))];
const kinds = Object.keys(KINDS) as Kind[];

/** Times and rates by leads and processes, as they were measured. */
export const ScaleFigures = () => (
  <>
    {kinds.map((kind) => (
      <Fragment key={kind}>
        <h3>{KINDS[kind] + (AIMS[kind] ? `; aim: p99 of ${AIMS[kind]} ms` : '')}</h3>
        <Table
          head={['Leads', 'Processes', 'p50', 'p99', 'A second', 'Processor time, application', 'database', 'Load']}
          rows={measured.figures
            .filter((one) => one.kind === kind)
            .map((one) => [
              number(one.leads),
              `${one.processes} + ${one.processes}`,
              ms(one.p50),
              ms(one.p99),
              number(one.perSecond),
              `${one.applicationMs.toFixed(2)} ms`,
              `${one.databaseMs.toFixed(2)} ms`,
              number(one.load),
            ])}
        />
      </Fragment>
    ))}
  </>
);

/** What the forecast assumes. */
export const ScaleInputs = () => (
  <Table head={['Input', 'Assumed']} rows={Object.values(ASSUMED).map(({ what, value }) => [what, number(value)])} />
);

/** Bytes of the database for a lead with its rows. */
const leadBytes = () => {
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)].map((leads) =>
    figureOf(leads, most('processes'), 'list'),
  );
  return small && large ? (large.databaseBytes - small.databaseBytes) / Math.max(1, large.leads - small.leads) : 0;
};

/** The figure of the most leads, with two processes. */
const costOf = (kind: Kind) => sizes.toReversed().flatMap((leads) => figureOf(leads, 2, kind) ?? [])[0];

/** Processor seconds in the busiest hour. */
function secondsOf(visitors: number, part: 'applicationMs' | 'databaseMs'): number {
  const leads = visitors * ASSUMED.leadShare.value;
  const counts: Record<Kind, number> = {
    page: visitors * ASSUMED.pages.value,
    read: visitors * ASSUMED.reads.value,
    event: visitors * ASSUMED.beacons.value,
    lead: leads * ASSUMED.calls.value,
    list: leads * ASSUMED.lists.value,
  };
  const costs = kinds.map((kind) => counts[kind] * (costOf(kind)?.[part] ?? 0));
  return (costs.reduce((sum, cost) => sum + cost, 0) / 1_000) * ASSUMED.busiestHour.value;
}

const processorsOf = (visitors: number, part: 'applicationMs' | 'databaseMs') =>
  secondsOf(visitors, part) / HOUR_S / ASSUMED.busy.value;

const { shape } = resources.settings.schema;
const CODES_A_DAY = shape.codes_per_day.parse(undefined);
const CODES_AN_HOUR = shape.codes_per_hour.parse(undefined);
const codesOfVisitor = ASSUMED.leadShare.value * ASSUMED.codes.value;
const LARGE = 16;
const BEACONS_A_SECOND = costOf('event')?.perSecond ?? 0;

/** The visitors a day at which each limit is reached, the first limit first. */
const LIMITS = [
  {
    what: `${number(CODES_A_DAY)} one-time codes a day, the initial setting`,
    visitors: CODES_A_DAY / codesOfVisitor,
    moves: 'the setting, at `/admin/settings`',
  },
  {
    what: `${number(CODES_AN_HOUR)} one-time codes an hour, the initial setting`,
    visitors: CODES_AN_HOUR / (codesOfVisitor * ASSUMED.busiestHour.value),
    moves: 'the setting, at `/admin/settings`',
  },
  {
    what: 'one processor for the application',
    visitors: 1 / processorsOf(1, 'applicationMs'),
    moves: 'more processes and machines: they share nothing but the database',
  },
  {
    what: `${number(BEACONS_A_SECOND)} beacons a second, all of the same page, as measured`,
    visitors: (BEACONS_A_SECOND * HOUR_S) / (ASSUMED.beacons.value * ASSUMED.busiestHour.value),
    moves: 'faster disks and processors; those of other pages, sources or devices do not wait for each other',
  },
  {
    what: 'one processor for the database',
    visitors: 1 / processorsOf(1, 'databaseMs'),
    moves: 'a larger machine: all writes are on one',
  },
  {
    what: `${LARGE} processors for the database`,
    visitors: LARGE / processorsOf(1, 'databaseMs'),
    moves: 'a still larger machine, or leads divided among databases, which nothing does now',
  },
].toSorted((a, b) => a.visitors - b.visitors);

const reachedBy = (visitors: number) =>
  LIMITS.filter((limit) => limit.visitors <= visitors)
    .map(({ what }) => what)
    .join('; ') || 'none';

/** All limits in their order. */
export const ScaleLimits = () => (
  <Table
    head={['Limit', 'Visitors a day', 'What moves it']}
    rows={LIMITS.map(({ what, visitors, moves }) => [what, number(visitors), moves])}
  />
);

/** What so many visitors a day need, by the figures and the inputs. */
export const ScaleForecast = () => (
  <Table
    head={[
      'Visitors a day',
      'Limits reached',
      'Pages a second, busiest hour',
      'Leads a day',
      'Processors, application',
      'Processors, database',
      'Leads stored',
      'Database',
      'Machines, rupees a month',
      'SMS, rupees a month',
    ]}
    rows={DAYS.map((visitors) => {
      const leads = visitors * ASSUMED.leadShare.value;
      const [application, database] = [processorsOf(visitors, 'applicationMs'), processorsOf(visitors, 'databaseMs')];
      const stored = leads * 365 * ASSUMED.years.value;
      const gigabytes = (stored * leadBytes()) / 1e9;
      const rented = Math.max(Math.ceil(application) + Math.ceil(database), gigabytes / PROCESSOR_GB);
      return [
        number(visitors),
        reachedBy(visitors),
        number((visitors * ASSUMED.pages.value * ASSUMED.busiestHour.value) / HOUR_S),
        number(leads),
        number(application),
        number(database),
        number(stored),
        `${number(gigabytes)} GB`,
        number(Math.max(2, Math.ceil(rented)) * ASSUMED.rupees.value),
        number(leads * ASSUMED.codes.value * SMS_RUPEES * DAYS_A_MONTH),
      ];
    })}
  />
);

/** The machine of the measurement. */
export const ScaleMachine = () => <>{measured.processors}</>;

/** Bytes of a lead, in thousands. */
export const LeadSize = () => <>{(leadBytes() / 1_000).toFixed(1)}</>;
