import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import {
  colour,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  mediaQuery,
  radius,
  space,
} from '../../../tokens/index.ts';

/** Props of {@link Sheet}. */
export interface SheetProps {
  /** The sender: the `Logo`. */
  brand: ReactNode;
  /** At the end of the first line: a link to another language. Not printed. */
  aside?: ReactNode;
  eyebrow?: string | undefined;
  title: ReactNode;
  lead?: ReactNode;
  /** Send and print. Not printed; a button that needs script is hidden without it. */
  actions?: ReactNode;
  /** The most frequent questions; a fact with an empty value is left out, a `wide` one uses the whole line. */
  facts: { label: string; value: ReactNode; wide?: boolean | undefined }[];
  /** Two next to each other if there is room; a `wide` one uses the whole line. */
  parts: { title: string; content: ReactNode; wide?: boolean | undefined }[];
  /** The next step, at the end of the sheet. */
  foot?: ReactNode;
}

/** One page to pass on: read on a phone, and printed on one sheet of A4. */
export function Sheet({ brand, aside, eyebrow, title, lead, actions, facts, parts, foot }: SheetProps) {
  return (
    <Root>
      <header>
        <div className="line">
          {brand}
          {aside && <div data-print="no">{aside}</div>}
        </div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {actions && (
          <div className="actions" data-print="no">
            {actions}
          </div>
        )}
      </header>
      <dl className="facts">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value, wide }) => (
            <div key={label} data-wide={wide || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className="parts">
        {parts.map((part) => (
          <section key={part.title} data-wide={part.wide || undefined}>
            <h2>{part.title}</h2>
            {part.content}
          </section>
        ))}
      </div>
      {foot && <footer>{foot}</footer>}
    </Root>
  );
}

const Root = styled('article')({
  boxSizing: 'border-box',
  maxWidth: '880px',
  marginInline: 'auto',
  padding: 'clamp(20px, 5vw, 48px)',
  background: colour.surface,
  color: colour.text,
  display: 'grid',
  // A long word in it wraps before the sheet is wider than a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '& h1, & h2, & p, & ul, & dl, & dd': { margin: 0 },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space(2),
  },
  '& .eyebrow': {
    marginTop: space(3),
    color: colour.accentText,
    fontSize: fontSize.small,
    fontWeight: fontWeight.semibold,
  },
  '& h1': {
    fontFamily: fontFamily.display,
    fontSize: fontSize.h2,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.tight,
    textWrap: 'balance',
  },
  '& .lead': { marginTop: space(1), color: colour.muted },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: space(1.5), marginTop: space(2.5) },
  '@media (scripting: none)': { '& .actions button': { display: 'none' } },
  '& .facts': {
    display: 'grid',
    gap: `${space(1.5)} ${space(3)}`,
    paddingBlock: space(2),
    borderBlock: `1px solid ${colour.rule}`,
    [mediaQuery.tablet]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
  },
  '& dt': { color: colour.muted, fontSize: fontSize.detail },
  '& .facts dd': { fontWeight: fontWeight.semibold },
  '& .parts': {
    display: 'grid',
    gap: space(3),
    [mediaQuery.tablet]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
  },
  '& section': { display: 'grid', alignContent: 'start', gap: space(1), minWidth: 0 },
  '& h2': { fontFamily: fontFamily.display, fontSize: fontSize.h5, fontWeight: fontWeight.semibold },
  '& section ul': { display: 'grid', gap: space(1), paddingInlineStart: '1.2em' },
  '& a': { overflowWrap: 'anywhere' },
  '& footer': {
    padding: space(2),
    border: `1px solid ${colour.rule}`,
    borderTop: `3px solid ${colour.accent}`,
    borderRadius: radius.medium,
  },
  '@media print': {
    maxWidth: 'none',
    padding: 0,
    fontSize: '9.5pt',
    lineHeight: 1.35,
    gap: '9pt',
    '& .eyebrow': { marginTop: '8pt', fontSize: '9pt' },
    '& h1': { fontSize: '19pt' },
    '& h2': { fontSize: '11.5pt' },
    '& .lead': { marginTop: '3pt' },
    '& .facts, & .parts': { gridTemplateColumns: '1fr 1fr', gap: '6pt 18pt' },
    '& .parts': { rowGap: '9pt' },
    '& [data-wide]': { gridColumn: '1 / -1' },
    '& .facts': { paddingBlock: '6pt' },
    '& section': { gap: '3pt' },
    '& section ul': { gap: '2pt' },
    '& dt, && :is(p, li, dd, th, td, span)': { fontSize: 'inherit' },
    '&& .eyebrow': { fontSize: '9pt' },
    '&& :is(th, td)': { padding: '2.5pt 6pt' },
    '& footer': { padding: '6pt 8pt' },
    // On paper links show their addresses.
    '&& a[href]::after': { content: 'none' },
    '& a': { paddingBlock: 0, marginBlock: 0 },
  },
});
