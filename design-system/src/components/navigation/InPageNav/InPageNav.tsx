import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, lineHeight, space, touchTarget, zIndex } from '../../../tokens/index.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Props of {@link InPageNav}. */
export interface InPageNavProps {
  /** Sections of this page, in order; `id` is that of the section. */
  items: readonly { id: string; label: string }[];
  /** Next to a long text, below each other and below their label, instead of in a row across the page. */
  column?: boolean | undefined;
}

/** The page's sections in a row that stays visible and scrolls sideways; the current section is marked. */
export function InPageNav({ items, column = false }: InPageNavProps) {
  const texts = useTexts().inPageNav;
  const current = useCurrentSection(items);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current) list.current.scrollLeft = mark ? mark.offsetLeft - list.current.clientWidth / 3 : 0;
  }, [current]);
  if (items.length === 0) return null;
  const links = items.map(({ id, label }) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
        {label}
      </a>
    </li>
  ));
  if (column)
    return (
      <nav aria-label={texts.label} data-print="no">
        <Column>
          <li aria-hidden="true">{texts.label}</li>
          {links}
        </Column>
      </nav>
    );
  return (
    <Bar aria-label={texts.label} data-print="no">
      <Container>
        <Row ref={list}>{links}</Row>
      </Container>
    </Bar>
  );
}

const Bar = styled('nav')({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.sticky,
  background: colour.page,
  borderBlock: `1px solid ${colour.rule}`,
});

const Row = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  margin: '0 -12px',
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchTarget + 4,
    paddingInline: 12,
    boxShadow: 'inset 0 0 0 transparent',
    color: colour.muted,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: colour.action },
  '& a:focus-visible': { outlineOffset: '-2px' },
  '& a[aria-current]': { color: colour.text, boxShadow: `inset 0 -3px 0 ${colour.accent}` },
});

const Column = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > [aria-hidden]': { paddingBlock: space(1), fontWeight: fontWeight.semibold },
  '& a': {
    display: 'block',
    paddingBlock: space(1),
    paddingInlineStart: space(2),
    borderInlineStart: `3px solid ${colour.rule}`,
    color: colour.muted,
    lineHeight: lineHeight.snug,
    textDecoration: 'none',
  },
  '& a:hover': { color: colour.action },
  '& a[aria-current]': { borderInlineStartColor: colour.accent, color: colour.text },
});
