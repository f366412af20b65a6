import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, touchTarget, zIndex } from '../../../tokens/index.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Props of {@link InPageNav}. */
export interface InPageNavProps {
  label?: string | undefined;
  /** Sections of this page, in order; `id` is the section's. */
  items: { id: string; label: string }[];
}

/** The page's sections in a row that stays in sight and scrolls sideways; the section being read is marked. */
export function InPageNav({ label, items }: InPageNavProps) {
  const texts = useTexts().inPageNav;
  const current = useCurrentSection(items);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const mark = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current) row.current.scrollLeft = mark ? mark.offsetLeft - row.current.clientWidth / 3 : 0;
  }, [current]);
  if (items.length === 0) return null;
  return (
    <Root aria-label={label ?? texts.label} data-print="no">
      <Container>
        <List ref={row}>
          {items.map(({ id, label: name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </List>
      </Container>
    </Root>
  );
}

const Root = styled('nav')({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.sticky,
  background: colour.page,
  borderBlock: `1px solid ${colour.rule}`,
});

const List = styled('ul')({
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
