import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, radius, space } from '../../../tokens/index.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { formatTimes } from '../../text/Price/format-rupees.ts';
import { Price } from '../../text/Price/Price.tsx';

/** Props of {@link PriceCard}. */
export interface PriceCardProps {
  title: string;
  /** Whole rupees. */
  amount: number;
  /** After the amount: 'a month', 'in all'. */
  period?: string | undefined;
  highlights?: string[] | undefined;
  /** What the amount is made of, and what is paid several times. */
  rows?: { label: string; amount: number; times?: number | undefined }[] | undefined;
  popular?: boolean | undefined;
  /** What the mark of a popular plan says. */
  popularLabel?: string | undefined;
  note?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** Action under the amount, so that those of cards side by side are in one line. */
  children?: ReactNode;
}

/** A plan and its price, with what it is made of. */
export function PriceCard(props: PriceCardProps) {
  const texts = useTexts().priceCard;
  const {
    title,
    amount,
    period,
    highlights = [],
    rows = [],
    popular = false,
    popularLabel = texts.popular,
    note,
    headingLevel = 3,
    children,
  } = props;
  return (
    <Root data-popular={popular || undefined}>
      <div className="head">
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        {popular && <span className="mark">{popularLabel}</span>}
      </div>
      <p className="amount">
        <b>
          <Price amount={amount} />
        </b>
        {period && <span>{period}</span>}
      </p>
      {children && <div data-print="no">{children}</div>}
      {rows.length > 0 && (
        <dl>
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{formatTimes(row.amount, row.times)}</dd>
            </div>
          ))}
        </dl>
      )}
      {highlights.length > 0 && (
        <ul>
          {highlights.map((line) => (
            <li key={line}>
              <Icon name="check" size={18} />
              {line}
            </li>
          ))}
        </ul>
      )}
      {note && <div className="note">{note}</div>}
    </Root>
  );
}

const Root = styled('article')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  breakInside: 'avoid',
  padding: space(3),
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '&[data-popular]': {
    borderColor: colour.action,
    borderTopColor: colour.accent,
    boxShadow: `inset 0 3px 0 ${colour.accent}`,
  },
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: 8 },
  '& .mark': {
    padding: '2px 10px',
    borderRadius: radius.small,
    background: colour.accent,
    color: colour.onAccent,
    fontSize: fontSize.detail,
    fontWeight: fontWeight.semibold,
  },
  '& .amount': { margin: 0, color: colour.muted },
  '& .amount b': {
    display: 'block',
    fontWeight: fontWeight.semibold,
    fontSize: fontSize.h3,
    lineHeight: 1.1,
    color: colour.text,
  },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    paddingBlock: 10,
    borderTop: `1px solid ${colour.rule}`,
    fontSize: fontSize.detail,
  },
  // Beside each other where text is of normal size.
  '& dt': { flex: '1 1 8em', color: colour.muted },
  '& dd': {
    margin: '0 0 0 auto',
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none', fontSize: fontSize.detail },
  '& li': { display: 'flex', gap: 10 },
  '& li svg': { color: colour.success, marginTop: 3 },
  '& .note': { fontSize: fontSize.detail, color: colour.muted },
  '@media print': {
    'li:has(> &)': { gridColumn: '1 / -1' },
    // A line of its own: the amount, what it is made of, what it includes.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr)',
    gap: `0 ${space(3)}`,
    height: 'auto',
    padding: space(1),
    '& > :is(.head, .amount)': { gridColumn: 1 },
    '& > dl': { gridColumn: 2, gridRow: '1 / span 3' },
    '& > :is(ul, .note)': { gridColumn: 3 },
    '& > ul': { gridRow: '1 / span 2', gap: 0, alignContent: 'start' },
    // Its ground is not printed.
    '& .mark': { padding: 0 },
    '& .amount b': { fontSize: fontSize.h4 },
    '& dl > div': { paddingBlock: 2 },
  },
});
