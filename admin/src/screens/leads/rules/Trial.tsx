import type { ScoreTrial } from '@prospectus/contract/rules';
import { Card, DataTable, Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';

import { failureInstead } from '../../../layout/failure-instead.ts';
import { useLanguage, useText } from '../../../texts/language-context.ts';
import { RulesFailed } from './RulesFailed.tsx';
import { useTrial } from './use-rules.ts';

/** What the saved draft would do with the leads of the last 30 days, beside what the rules that count do. */
export function Trial({ version }: { version: number | undefined }) {
  const text = useText();
  const { data, error, refetch } = useTrial(version);
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {text('rules.trial')}
        </Heading>
        {content()}
      </Stack>
    </Card>
  );

  function content() {
    if (version === undefined) return <Text>{text('rules.trialSave')}</Text>;
    const failure = failureInstead(error, data);
    if (failure)
      return <RulesFailed error={failure} title={text('rules.trialFailed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={320} />;
    if (data.leads === 0) return <Text>{text('rules.trialNone')}</Text>;
    return <Result trial={data} />;
  }
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
                <Text as="div" size="small" tone="muted" tabular>
                  {mobile}
                </Text>
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

function Bands({ bands }: { bands: readonly Band[] }) {
  const { text, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  // How many of a band came so far, and their share of it.
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
        { key: 'leadsNow', label: text('rules.leadsNow'), align: 'end' },
        { key: 'leadsThen', label: text('rules.leadsThen'), align: 'end' },
        { key: 'startedNow', label: text('rules.startedNow'), align: 'end' },
        { key: 'startedThen', label: text('rules.startedThen'), align: 'end' },
        { key: 'enrolledNow', label: text('rules.enrolledNow'), align: 'end' },
        { key: 'enrolledThen', label: text('rules.enrolledThen'), align: 'end' },
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
