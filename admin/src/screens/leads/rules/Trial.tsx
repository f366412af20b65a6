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

function Result({ trial: { leads, more, bands, moved } }: { trial: ScoreTrial }) {
  const text = useText();
  return (
    <>
      <Muted>{more ? text('rules.trialMore', { count: leads }) : text('rules.trialOf', { smart_count: leads })}</Muted>
      <Bands bands={bands} />
      {moved.length === 0 ? (
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
          rows={moved.map(({ id, name, mobile, area_of_interest, before, after }) => ({
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

const PARTS = ['leads', 'started', 'enrolled'] as const;

/** Leads by score, now and with the draft; of each part also its share of the band. */
function Bands({ bands }: Pick<ScoreTrial, 'bands'>) {
  const { text, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const nameOf = (from: number | null, next: number | null | undefined) => {
    if (from === null) return text('rules.band.below');
    return typeof next === 'number'
      ? text('rules.band.from', { from, to: next - 1 })
      : text('rules.band.above', { from });
  };
  const columns = PARTS.flatMap((part) =>
    (
      [
        { side: 'before', name: 'Now' },
        { side: 'after', name: 'Then' },
      ] as const
    ).map(({ side, name }) => ({
      ...{ part, side, key: `${part}${name}` as const, label: text(`rules.${part}${name}`), align: 'end' as const },
    })),
  );
  const cell = (band: ScoreTrial['bands'][number]['before'], part: (typeof PARTS)[number]) => {
    if (part === 'leads') return number.format(band.leads);
    return band.leads === 0 ? '—' : `${number.format(band[part])} (${percent.format(band[part] / band.leads)})`;
  };
  return (
    <DataTable
      caption={text('rules.bands')}
      dense
      columns={[{ key: 'band', label: text('rules.bandHead') }, ...columns]}
      rows={bands.map((band, at) => ({
        band: nameOf(band.from, bands[at + 1]?.from),
        ...Object.fromEntries(columns.map(({ key, part, side }) => [key, cell(band[side], part)])),
      }))}
    />
  );
}
