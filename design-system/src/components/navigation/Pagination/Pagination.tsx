import type { MouseEvent } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, mediaQuery, motion, radius, touchTarget } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';
import { visiblePages } from './visible-pages.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many there are; one alone shows nothing. */
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
  /** A page was chosen; `preventDefault` keeps the browser from going there. */
  onSelect?: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  label?: string | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  /** What a number is called when read aloud, and on phones: 'Page 3 of 12'. */
  positionLabel?: ((page: number, pages: number) => string) | undefined;
}

/** The way through a long list, page by page: links, so that every page has an address. */
export function Pagination(props: PaginationProps) {
  const texts = useTexts().pagination;
  const { page, pages, href, onSelect, label = texts.label } = props;
  const { previousLabel = texts.previous, nextLabel = texts.next } = props;
  const { positionLabel = texts.position } = props;
  const anchor = useAnchor(href(1));
  if (pages <= 1) return null;
  const link = (to: number) => ({
    as: anchor,
    href: href(to),
    ...(onSelect && { onClick: (event: MouseEvent<HTMLAnchorElement>) => onSelect(to, event) }),
  });
  return (
    <Root aria-label={label} data-print="no">
      {page > 1 && (
        <Step {...link(page - 1)} className="previous" rel="prev">
          <Icon name="arrow-left" size={20} />
          {previousLabel}
        </Step>
      )}
      <p className="position">{positionLabel(page, pages)}</p>
      <ol>
        {visiblePages(page, pages).map((shown, at) =>
          shown === 'gap' ? (
            <li key={`gap-${at}`} className="gap">
              …
            </li>
          ) : (
            <li key={shown}>
              <Step
                {...link(shown)}
                aria-label={positionLabel(shown, pages)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {figures(shown)}
              </Step>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Step {...link(page + 1)} className="next" rel="next">
          {nextLabel}
          <Icon name="arrow-right" size={20} />
        </Step>
      )}
    </Root>
  );
}

const figures = (number: number) => number.toLocaleString('en-IN');

const Root = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, max-content) minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& ol': { display: 'none', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& .position': {
    gridColumn: 2,
    gridRow: 1,
    margin: 0,
    color: colour.muted,
    fontSize: fontSize.small,
    textAlign: 'center',
  },
  '& .previous': { gridColumn: 1, gridRow: 1, justifySelf: 'start' },
  '& .next': { gridColumn: 3, gridRow: 1, justifySelf: 'end' },
  '& .gap': { display: 'grid', placeItems: 'center', width: touchTarget, color: colour.muted },
  [mediaQuery.tablet]: {
    '& ol': { gridColumn: 2, gridRow: 1, display: 'flex' },
    '& .position': { display: 'none' },
  },
});

const Step = styled('a')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: 8,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  color: colour.action,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: colour.actionTint, color: colour.actionHover },
  '&[aria-current]': { background: colour.action, color: colour.onAction },
  '&[aria-current]:hover': { background: colour.actionHover },
});
