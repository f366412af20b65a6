import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import {
  colour,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  maxLineLength,
  radius,
  space,
} from '../../../tokens/index.ts';

/** Props of {@link Prose}. */
export interface ProseProps {
  /** Rich text that the server has cleaned already. */
  html?: string | undefined;
  /** Instead of `html`. */
  children?: ReactNode;
}

/** Running rich text: headings, lists, quotations and tables in the house's style. */
export function Prose({ html, children }: ProseProps) {
  const texts = useTexts().prose;
  if (html !== undefined) return <Root dangerouslySetInnerHTML={{ __html: withScrollableTables(html, texts.table) }} />;
  return <Root>{children}</Root>;
}

/** What is too wide scrolls inside itself, by the keyboard too; the table itself stays one for those who listen. */
const withScrollableTables = (html: string, label: string) =>
  html
    .replaceAll(/<table\b/g, `<div class="wide" role="group" aria-label="${label}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');

const Root = styled('div')({
  lineHeight: lineHeight.normal,
  '& > *': { marginBlock: 0, maxWidth: maxLineLength },
  '& > * + *': { marginTop: space(2) },
  '& > .wide, & > table, & > figure': { maxWidth: '100%' },
  '& > :is(h2, h3, h4)': {
    fontFamily: fontFamily.display,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    marginBottom: `-${space(1)}`,
  },
  '& > * + :is(h2, h3, h4)': { marginTop: space(4) },
  '& h2': { fontSize: fontSize.h3 },
  '& h3': { fontSize: fontSize.h4 },
  '& h4': { fontSize: fontSize.h5 },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li': { marginBlock: space(0.5) },
  '& li::marker': { color: colour.accentText },
  '& a': { color: colour.action, textUnderlineOffset: '0.22em' },
  '& a:hover': { color: colour.actionHover },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: space(2.5),
    borderInlineStart: `3px solid ${colour.accent}`,
    fontFamily: fontFamily.display,
    fontSize: fontSize.lead,
  },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: radius.medium },
  '& ins': { background: colour.successTint, textDecorationThickness: '0.08em', textUnderlineOffset: '0.2em' },
  '& del': { background: colour.dangerTint },
  '& hr': { border: 0, borderTop: `1px solid ${colour.rule}`, marginBlock: `${space(4)} 0` },
  '& code': { fontFamily: fontFamily.code, fontSize: '0.9em' },
  '& .wide': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: `${space(1.25)} ${space(2)}`,
    borderBottom: `1px solid ${colour.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { background: colour.tint, fontWeight: fontWeight.semibold },
  '& th p, & td p': { margin: 0 },
});
