import { type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, mediaQuery, radius, space } from '../tokens/index.ts';
import { CardRow } from '../components/content/CardRow/CardRow.tsx';
import { formatRupees, formatTimes } from '../components/text/Price/format-rupees.ts';
import { columns } from './columns.ts';

/** An amount that is paid once or several times; `at`, `every` and the axis use the same unit, such as months. */
export interface AmountStep {
  /** When it is due, in words. */
  label: string;
  /** Whole rupees, each time. */
  amount: number;
  /** An amount without it is listed but not drawn. */
  at?: number | undefined;
  times?: number | undefined;
  every?: number | undefined;
}

/** One way to pay a plan; a plan with only one way needs no title. */
export interface AmountWay {
  title?: string | undefined;
  /** Whole rupees. */
  total: number;
  steps: readonly AmountStep[];
}

/** A plan to choose, with its total in whole rupees. */
export interface AmountPlan {
  title: string;
  total: number;
  popular?: boolean | undefined;
  /** A line below the title. */
  mark?: string | undefined;
  /** Drawn to one scale and along one axis; a single payment is a line. */
  ways: readonly AmountWay[];
  /** Ends at `until`, the last amount; `ticks` are its labels from start to end. Without it nothing is drawn. */
  axis?: { until: number; ticks: readonly string[] } | undefined;
  /** Beside the drawing: what the plan includes, what to do next. */
  details?: ReactNode;
}

/** Props of {@link AmountTimeline}. */
export interface AmountTimelineProps {
  /** Names the group of plans for screen readers. */
  title: string;
  /** Names the row of plans for screen readers. */
  plansLabel: string;
  /** The first is selected at the start. */
  plans: readonly AmountPlan[];
}

/** When which amount is due, drawn along an axis, for one of several plans at a time; it works without script. */
export function AmountTimeline({ title, plansLabel, plans }: AmountTimelineProps) {
  const name = useId();
  const { popular } = useTexts().amountTimeline;
  if (plans.length === 0) return null;
  const one = plans.length === 1;
  return (
    <Root data-one={one || undefined}>
      <legend className="visually-hidden">{title}</legend>
      {!one && (
        <div className="choice">
          <CardRow label={plansLabel} gridUpTo={4} cardWidth={210} onPhones="list">
            {plans.map((plan, at) => (
              <label key={at}>
                <input type="radio" name={name} defaultChecked={at === 0} />
                <span>
                  {plan.title}
                  {plan.popular && <em>{popular}</em>}
                  {plan.mark && <small>{plan.mark}</small>}
                </span>
                <b>{formatRupees(plan.total)}</b>
              </label>
            ))}
          </CardRow>
        </div>
      )}
      <div className="plans">
        {plans.map((plan, at) => (
          <div key={at} role="group" aria-label={plan.title} data-details={plan.details ? true : undefined}>
            <p className="name">
              <span>
                {plan.title}
                {one && plan.mark && <small>{plan.mark}</small>}
              </span>
              <b>{formatRupees(plan.total)}</b>
            </p>
            <div className="ways">
              {plan.ways.map((way, place) => (
                <PaymentWay key={place} {...way} max={maxAmount(plan)} axis={plan.axis} />
              ))}
            </div>
            {plan.details && <div className="details">{plan.details}</div>}
          </div>
        ))}
      </div>
    </Root>
  );
}

/** The amount of the highest column. */
const maxAmount = ({ ways }: AmountPlan) =>
  Math.max(1, ...ways.flatMap(({ steps }) => (isAtOnce(steps) ? [] : steps.map(({ amount }) => amount))));

/** A single payment at the start needs no column. */
const isAtOnce = ([first, ...more]: readonly AmountStep[]) =>
  first !== undefined && more.length === 0 && first.at === 0 && (first.times ?? 1) === 1;

type WayProps = AmountWay & Pick<AmountPlan, 'axis'> & { max: number };

function PaymentWay({ title, total, steps, max, axis }: WayProps) {
  const atOnce = isAtOnce(steps);
  const drawn = atOnce ? '' : columns(steps, max);
  return (
    <div className="way" data-at-once={atOnce || undefined}>
      {title && (
        <p className="way-name">
          <span>{title}</span>
          <b>{formatRupees(total)}</b>
        </p>
      )}
      {drawn && axis && (
        <>
          <svg aria-hidden="true" viewBox={`-.5 0 ${axis.until + 1} 100`} preserveAspectRatio="none">
            <path d={drawn} />
          </svg>
          <p className="ticks" aria-hidden="true">
            {axis.ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </p>
        </>
      )}
      {steps.length > 0 && !(title && atOnce) && (
        <ol>
          {steps.map(({ label, amount, times }) => (
            <li key={label}>
              {`${label} `}
              <b>{formatTimes(amount, times)}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** How many plans can be selected; the details of further plans are always shown. */
const MAX_SELECTABLE = 6;

// `[role]`: after `:has()`, an element without a name would make every focus on the page restyle all of it.
const notChosen = Array.from(
  { length: MAX_SELECTABLE },
  (_, at) => `&:not(:has(li:nth-of-type(${at + 1}) :checked)):not([data-one]) > .plans > [role]:nth-of-type(${at + 1})`,
).join(', ');

const Root = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  lineHeight: 1.4,
  // Only amounts: the font would also widen the hyphens of words.
  '& b': { fontWeight: fontWeight.semibold, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& :is(p, ol)': { margin: 0 },
  '& .arrows': { marginBottom: space(2) },
  '& small': { display: 'block', color: colour.accentText, fontSize: fontSize.detail, fontWeight: fontWeight.regular },
  '& label': {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: `${space(0.5)} ${space(1.5)}`,
    height: '100%',
    padding: space(2),
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
    cursor: 'pointer',
  },
  '& label > span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `2px ${space(1)}`,
    fontWeight: fontWeight.medium,
    overflowWrap: 'anywhere',
  },
  '& label small': { flexBasis: '100%' },
  '& label > b': { gridColumn: 2, fontSize: fontSize.h4 },
  '& em': {
    padding: '0 8px',
    borderRadius: radius.small,
    background: colour.accent,
    color: colour.onAccent,
    fontSize: fontSize.small,
    fontStyle: 'normal',
    fontWeight: fontWeight.semibold,
  },
  '& input': { width: 20, height: 20, margin: 0, accentColor: colour.action },
  '& label:has(:checked)': {
    borderColor: colour.action,
    background: colour.tint,
    boxShadow: `inset 0 3px 0 ${colour.accent}`,
  },
  '& .plans > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(3),
    padding: space(2),
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
    breakInside: 'avoid',
  },
  '& .plans > * + *': { marginTop: space(2) },
  // With large text an amount moves below its label.
  '& :is(.name, .way-name, .way li)': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space(2),
  },
  '& .name > b': { fontSize: fontSize.h3, lineHeight: 1.1 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: `${space(2.5)} ${space(4)}` },
  '& .way': { flex: '1 1 220px', minWidth: 0 },
  '& [data-at-once]': { flexBasis: '100%' },
  '& .way-name': { marginBottom: space(1), fontWeight: fontWeight.semibold },
  '& .way > svg': {
    display: 'block',
    width: '100%',
    height: 48,
    borderBottom: `2px solid ${colour.edge}`,
    // `currentColor` follows the reader's own colours.
    color: colour.action,
    stroke: 'currentColor',
    // Half of a step of the axis, at any width.
    strokeWidth: 0.5,
  },
  '& .ticks': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space(1),
    color: colour.muted,
    fontSize: fontSize.detail,
  },
  '& ol': { padding: 0, listStyle: 'none' },
  '& .way li': { padding: `${space(0.75)} 0`, borderTop: `1px solid ${colour.rule}` },
  '& .ticks + ol > :first-of-type, & .way-name + ol > :first-of-type': { border: 0 },
  // Where no plan can be selected, and in print, all plans are shown under their names.
  '@media screen': {
    '@supports selector(:has(*))': {
      [notChosen]: { display: 'none' },
      '&:not([data-one]) .name': { display: 'none' },
      '& .plans > * + *': { marginTop: 0 },
    },
  },
  '@media (max-width: 767px)': {
    // With large text the total moves below the name.
    '& label': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginTop: -1, borderRadius: 0 },
    '& label > span': { flex: '1 1 8em' },
    '& label > b': { marginInlineStart: 'auto', fontSize: 'inherit' },
    '& label:has(:checked)': { boxShadow: `inset 3px 0 0 ${colour.accent}` },
  },
  [mediaQuery.desktop]: {
    '& .plans > *': { padding: space(3) },
    '& .plans > [data-details]': { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space(4) },
    '& .plans > * > .name': { gridColumn: '1 / -1' },
    '& .details': { paddingInlineStart: space(4), borderInlineStart: `1px solid ${colour.rule}` },
    '& .way > svg': { height: 120 },
  },
  '@media print': {
    '& :is(.choice, .way > svg, .ticks)': { display: 'none' },
    '& .plans': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      gap: space(1),
    },
    '& .plans > *, & .plans > * + *': { alignContent: 'start', gap: space(1), margin: 0, padding: space(1) },
    '& .way li': { padding: 0 },
    '& .name > b': { fontSize: fontSize.h4 },
  },
});
