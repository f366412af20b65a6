import type { ScoreTrial } from '@prospectus/contract/rules';
import { DataTable, Link, Skeleton, Text } from '@prospectus/design-system';

import { Loaded } from '../../../layout/Loaded.tsx';
import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { useRead } from '../../../providers/calls.ts';
import { useLanguage, useText } from '../../../texts/language-context.ts';

/** The saved draft tried on the leads of the last 30 days, beside the live rules. */
export function Trial({ version }: { version: number | undefined }) {
  const text = useText();
  const trial = useRead('GET /admin/lead-rules/score/trial', undefined, {
    enabled: version !== undefined,
    refetchOnWindowFocus: false,
  });
  return (
    <Panel title={text('rules.trial')}>
      {version === undefined ? (
        <Text>{text('rules.trialSave')}</Text>
      ) : (
        <Loaded
          query={{ ...trial, data: trial.isFetching ? undefined : trial.data }}
          title={text('rules.trialFailed')}
          headingLevel={2}
          waiting={<Skeleton height={320} />}
        >
          {(data) => (data.leads === 0 ? <Text>{text('rules.trialNone')}</Text> : <Result trial={data} />)}
        </Loaded>
      )}
    </Panel>
  );
}

function Result({ trial }: { trial: ScoreTrial }) {
  const text = useText();
  return (
    <>
      <Text size="small" tone="muted">
        {trial.more
          ? text('rules.trialMore', { count: trial.leads })
          : text('rules.trialOf', { smart_count: trial.leads })}
      </Text>
      <Bands bands={trial.bands} />
      {trial.moved.length === 0 ? (
        <Text>{text('rules.movedNone')}</Text>
      ) : (
        <DataTable
          caption={text('rules.moved')}
          columns={[
            { key: 'lead', label: text('rules.lead') },
            { key: 'interest', label: text('rules.interest') },
            { key: 'now', label: text('rules.now'), align: 'end' },
            { key: 'withDraft', label: text('rules.withDraft'), align: 'end' },
          ]}
          rows={trial.moved.map(({ id, name, mobile, area_of_interest, before, after }) => ({
            lead: (
              <>
                <Link href={`/leads/${id}`}>{name || text('desk.unnamed')}</Link>
                <Muted tabular>{mobile}</Muted>
              </>
            ),
            interest: area_of_interest,
            now: before,
            withDraft: after,
          }))}
        />
      )}
    </>
  );
}

type Band = ScoreTrial['bands'][number];
const PARTS = ['leads', 'started', 'enrolled'] as const;

function Bands({ bands }: { bands: readonly Band[] }) {
  const { text, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  // The number of leads of a band that came this far, and their share of it.
  const share = (part: number, all: number) =>
    all === 0 ? '—' : `${number.format(part)} (${percent.format(part / all)})`;
  const nameOf = (from: number | null, at: number) => {
    const next = bands[at + 1]?.from;
    if (from === null) return text('rules.band.below');
    return next === undefined || next === null
      ? text('rules.band.above', { from })
      : text('rules.band.from', { from, to: next - 1 });
  };
  return (
    <DataTable
      caption={text('rules.bands')}
      dense
      columns={[
        { key: 'band', label: text('rules.bandHead') },
        ...PARTS.flatMap((part) =>
          (['Now', 'Then'] as const).map((side) => ({
            key: `${part}${side}` as const,
            label: text(`rules.${part}${side}`),
            align: 'end' as const,
          })),
        ),
      ]}
      rows={bands.map(({ from, before, after }, at) => ({
        band: nameOf(from, at),
        leadsNow: number.format(before.leads),
        leadsThen: number.format(after.leads),
        startedNow: share(before.started, before.leads),
        startedThen: share(after.started, after.leads),
        enrolledNow: share(before.enrolled, before.leads),
        enrolledThen: share(after.enrolled, after.leads),
      }))}
    />
  );
}
