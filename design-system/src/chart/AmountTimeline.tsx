import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, mediaQuery, radius, space } from '../tokens/index.ts';
import { Heading, type HeadingLevel } from '../components/text/Heading/Heading.tsx';
import { formatRupees, formatTimes } from '../components/text/Price/format-rupees.ts';
import { columns } from './columns.ts';

/** An amount, once or several times; `at`, `every` and the axis count in the same unit, such as months. */
export interface AmountStep {
  /** When, in words. */
  label: string;
  /** Whole rupees, each time. */
  amount: number;
  at: number;
  times?: number | undefined;
  every?: number | undefined;
}

/** Props of {@link AmountTimeline}. */
export interface AmountTimelineProps {
  /** What is drawn and chosen from. */
  title: string;
  /** The first is shown from the start; all are drawn to one scale. */
  ways: { title: string; mark?: string | undefined; total: number; steps: readonly AmountStep[] }[];
  /** Where the axis ends. */
  until: number;
  /** Words under the axis, from its start to its end at equal distances. */
  ticks: readonly string[];
  /** What is true of every way. */
  note?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** What is paid when, drawn along one axis, for one of several ways at a time; it needs no script. */
export function AmountTimeline({ title, ways, until, ticks, note, headingLevel = 3 }: AmountTimelineProps) {
  const name = useId();
  const most = Math.max(...ways.flatMap(({ steps }) => steps.map(({ amount }) => amount)), 1);
  if (ways.length === 0) return null;
  return (
    <Root>
      <legend>
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        {note}
      </legend>
      <div className="ways" style={{ gridTemplateRows: `repeat(${ways.length},auto) 1fr` }}>
        {ways.map((way, at) => (
          <div key={way.title}>
            <label>
              <input type="radio" name={name} defaultChecked={at === 0} />
              <span>
                {way.title}
                {way.mark && <i>{way.mark}</i>}
              </span>
              <b>{formatRupees(way.total)}</b>
            </label>
            <div>
              <svg aria-hidden="true" viewBox={`-.5 0 ${until + 1} 100`} preserveAspectRatio="none">
                <path d={columns(way.steps, most)} />
              </svg>
              <p aria-hidden="true">
                {ticks.map((tick) => (
                  <span key={tick}>{tick}</span>
                ))}
              </p>
              <ol>
                {way.steps.map(({ label, amount, times }) => (
                  <li key={label}>
                    {`${label} `}
                    <b>{formatTimes(amount, times)}</b>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        ))}
      </div>
    </Root>
  );
}

const Root = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: space(1.5) },
  fontVariantNumeric: 'tabular-nums',
  '& b': { whiteSpace: 'nowrap' },
  '& .ways': { background: colour.surface, border: `1px solid ${colour.rule}`, borderRadius: radius.medium },
  '& label, & li': { display: 'flex', gap: space(1.5), padding: `${space(1.5)} ${space(2)}`, lineHeight: 1.4 },
  '& label': { alignItems: 'center', cursor: 'pointer' },
  '& div + div > label, & li': { borderTop: `1px solid ${colour.rule}` },
  '& li': { justifyContent: 'space-between', paddingInline: 0 },
  '& label > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& i': { display: 'block', color: colour.accentText },
  '& input': { width: 20, height: 20, margin: 0, accentColor: colour.action },
  '& label:has(:checked)': { background: colour.tint, boxShadow: `inset 3px 0 0 ${colour.accent}` },
  '& label + div': { padding: space(2) },
  '& svg': {
    display: 'block',
    width: '100%',
    height: 100,
    borderBottom: `2px solid ${colour.edge}`,
    // The reader's own colours reach what is drawn in the text's colour.
    color: colour.action,
    stroke: 'currentColor',
    strokeWidth: 7,
  },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& p': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    color: colour.muted,
    fontSize: fontSize.detail,
  },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  // Where nothing can be chosen, and on paper, all are shown.
  '@media screen': {
    '@supports selector(:has(*))': { '& div:not(:has(:checked)) > label + div': { display: 'none' } },
  },
  [mediaQuery.desktop]: {
    '& .ways': { display: 'grid', gridTemplateColumns: '2fr 3fr' },
    '& .ways > div': { display: 'contents' },
    '& label + div': {
      gridColumn: 2,
      gridRow: '1 / -1',
      padding: space(3),
      borderInlineStart: `1px solid ${colour.rule}`,
    },
    '& svg': { height: 150, strokeWidth: 12 },
  },
});
