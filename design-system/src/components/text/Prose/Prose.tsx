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
import { NARROW_TABLE, stackedRows } from '../../../theme/stacked-rows.ts';
import { withBreakableAddresses, withReadableTables } from './readable-tables.ts';

/** Props of {@link Prose}. */
export interface ProseProps {
  /** Rich text that the server has already sanitized. */
  html?: string | undefined;
  /** Instead of `html`. */
  children?: ReactNode;
  /** Marks inserted and deleted text. */
  changes?: boolean | undefined;
}

/** Running rich text: headings, lists, quotations and tables in the house style. */
export function Prose({ html, children, changes = false }: ProseProps) {
  const texts = useTexts().prose;
  const Frame = changes ? ChangesRoot : Root;
  if (html !== undefined)
    return (
      <Frame dangerouslySetInnerHTML={{ __html: withReadableTables(withBreakableAddresses(html), texts.table) }} />
    );
  return <Frame>{children}</Frame>;
}

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
  '& hr': { border: 0, borderTop: `1px solid ${colour.rule}`, marginBlock: `${space(4)} 0` },
  '& code': { fontFamily: fontFamily.code, fontSize: '0.9em' },
  '& .wide': {
    containerType: 'inline-size',
    overflowX: 'auto',
    // The shadow at its end shows that it goes on; at the end the background covers it.
    background: [
      `linear-gradient(to left, ${colour.page} 50%, transparent) right / 48px 100% no-repeat local`,
      `linear-gradient(to left, color-mix(in srgb, ${colour.text} 22%, transparent), transparent) right / 12px 100% no-repeat`,
    ].join(', '),
  },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': {
    padding: `${space(1.25)} ${space(2)}`,
    borderBottom: `1px solid ${colour.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { background: colour.tint, fontWeight: fontWeight.semibold },
  '& th p, & td p': { margin: 0 },
  [NARROW_TABLE]: { '& .wide[data-stacks]': stackedRows },
});

// Separate styles: only the console has them.
const ChangesRoot = styled(Root)({
  '& ins': { background: colour.successTint, textDecorationThickness: '0.08em', textUnderlineOffset: '0.2em' },
  '& del': { background: colour.dangerTint },
});
