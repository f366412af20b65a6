import { RETENTION_RULE_NAMES, type RetentionRule, type RetentionRun } from '@prospectus/contract/retention';
import { Button, Stack } from '@prospectus/design-system';
import { useParams } from 'react-router';

import { NotFound } from '../../errors/error-pages.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useRead } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { Notices } from './Notices.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { RulePage, RuleState } from './RulePage.tsx';
import { Withdrawals } from './Withdrawals.tsx';

const PARTS = { rules: RuleList, log: RunLog, withdrawals: Withdrawals, notices: Notices, person: PersonSearch };
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

/** The data that is stored of people, for how long, and what they agreed to; each part has its address. */
export function Retention() {
  const text = useText();
  const { part = 'rules', id } = useParams();
  if (part === 'rules' && id !== undefined) return <RulePage name={id} />;
  const current = PART_NAMES.find((name) => name === part);
  if (!current || id !== undefined) return <NotFound />;
  const Content = PARTS[current];
  return (
    <Stack gap={3}>
      <PageHeader title={text('retention.title')} subtitle={text('retention.subtitle')} />
      <nav aria-label={text('retention.partsLabel')}>
        <Stack direction="row" gap={0.75}>
          {PART_NAMES.map((name) => (
            <Button
              key={name}
              size="small"
              variant={name === current ? 'primary' : 'secondary'}
              href={`/retention/${name}`}
              aria-current={name === current ? 'page' : undefined}
            >
              {text(`retention.parts.${name}`)}
            </Button>
          ))}
        </Stack>
      </nav>
      <Content />
    </Stack>
  );
}

/** Every rule by which data is erased: whether it is on, after how long, and its last run. */
function RuleList() {
  const text = useText();
  const rules = useRead('GET /admin/retention/rules');
  return (
    <ListScreen<RetentionRule & { id: string }>
      isPart
      headingLevel={2}
      subject="retention/rules"
      sort={{ field: 'position', order: 'ASC' }}
      rows={{ ...rules, data: rules.data?.map((rule) => ({ ...rule, id: rule.name })) }}
      title={text('retention.parts.rules')}
      above={<Muted>{text('retention.rules.daily')}</Muted>}
      failed={text('retention.failed')}
      empty={{ icon: 'shield', title: text('retention.parts.rules') }}
      columns={[
        {
          name: 'name',
          label: text('retention.rules.rule'),
          cell: ({ name }) => text(`retention.rules.names.${name}`),
          href: ({ name }) => `/retention/rules/${name}`,
        },
        { name: 'on', label: text('retention.rules.state'), cell: (rule) => <RuleState {...rule} /> },
        {
          name: 'days',
          label: text('retention.rules.period'),
          cell: ({ days }) => text('retention.rules.days', { smart_count: days }),
        },
        {
          name: 'last_run',
          label: text('retention.rules.lastRun'),
          cell: ({ last_run: run }) => (run ? <Timestamp at={run.started_at} /> : text('retention.rules.never')),
          note: ({ last_run: run }) => run && text('retention.rules.erased', { smart_count: run.erased }),
        },
      ]}
    />
  );
}

/** The runs of the rules: how many records were erased, when and how long it took, without the people's names. */
function RunLog() {
  const { text, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <ListScreen<RetentionRun>
      isPart
      headingLevel={2}
      subject="retention/runs"
      sort={{ field: 'started_at', order: 'DESC' }}
      title={text('retention.parts.log')}
      failed={text('retention.failed')}
      empty={{ icon: 'history', title: text('retention.log.none'), text: text('retention.log.noneText') }}
      filters={[
        {
          kind: 'choice',
          name: 'rule',
          label: text('retention.log.rule'),
          any: text('retention.log.all'),
          options: RETENTION_RULE_NAMES.map((value) => ({ value, label: text(`retention.rules.names.${value}`) })),
        },
      ]}
      columns={[
        {
          name: 'rule',
          label: text('retention.log.rule'),
          cell: ({ rule }) => text(`retention.rules.names.${rule}`),
        },
        { name: 'started_at', label: text('retention.log.started'), isTime: true },
        {
          name: 'took',
          label: text('retention.log.duration'),
          align: 'right',
          cell: ({ started_at, finished_at }) =>
            finished_at
              ? text('retention.log.seconds', { seconds: number.format(secondsBetween(started_at, finished_at)) })
              : text('retention.log.running'),
        },
        {
          name: 'days',
          label: text('retention.log.period'),
          cell: ({ days }) => text('retention.rules.days', { smart_count: days }),
        },
        {
          name: 'erased',
          label: text('retention.log.erased'),
          align: 'right',
          cell: ({ erased, more }) =>
            [number.format(erased), ...(more ? [text('retention.log.more')] : [])].join(' · '),
        },
        { name: 'kept', label: text('retention.log.kept'), align: 'right', cell: ({ kept }) => number.format(kept) },
        {
          name: 'failed',
          label: text('retention.log.failed'),
          align: 'right',
          cell: ({ failed }) => number.format(failed),
        },
        { name: 'by', label: text('retention.log.by'), cell: ({ by_name }) => by_name ?? text('retention.log.daily') },
      ]}
    />
  );
}

const SECOND_MS = 1_000;
const secondsBetween = (from: string, to: string) => Math.max(0, Date.parse(to) - Date.parse(from)) / SECOND_MS;
