import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { Button, colour, EmptyState, ErrorState, radius, space } from '@prospectus/design-system';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

import { useText } from '../texts/language-context.ts';
import type { useFiles } from './use-files.ts';

/** The files of a query as a grid, with a button for more; a hint where there are none. */
export function FileResults({
  found: { files, total = 0, error, isPending, reload },
  isFiltered,
  headingLevel,
  onMore,
  children,
}: {
  found: ReturnType<typeof useFiles>;
  isFiltered: boolean;
  headingLevel: 2 | 3;
  onMore: () => void;
  children: (file: MediaRecord) => ReactNode;
}) {
  const text = useText();
  if (error && !files?.length)
    return (
      <ErrorState headingLevel={headingLevel} title={text('media.notLoaded')} text={error.message} onRetry={reload} />
    );
  if (files?.length === 0 && !isPending)
    return (
      <EmptyState
        headingLevel={headingLevel}
        icon="image"
        title={text(isFiltered ? 'media.noneMatch' : 'media.noneYet')}
        text={text(isFiltered ? 'media.fewerWords' : 'media.addFirst')}
      />
    );
  return (
    <>
      <FileGrid label={text('media.files')} busy={isPending}>
        {files?.map((file) => (
          <li key={file.id}>{children(file)}</li>
        ))}
      </FileGrid>
      {files && files.length < total && (
        <Button variant="secondary" onClick={onMore}>
          {text('media.more')}
        </Button>
      )}
    </>
  );
}

/** Cards of files in columns. The arrow keys, Home and End move between the elements marked `data-card`. */
export function FileGrid({ label, busy, children }: { label: string; busy: boolean; children: ReactNode }) {
  const grid = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const at = cards.indexOf(event.target as HTMLElement);
    const to = at === -1 ? undefined : targetOf(event.key, at, cards);
    if (to === undefined) return;
    event.preventDefault();
    cards[Math.max(0, Math.min(cards.length - 1, to))]?.focus();
  };
  return (
    // The arrows are an addition to Tab, which reaches every card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Root ref={grid} aria-label={label} aria-busy={busy || undefined} onKeyDown={move}>
      {children}
    </Root>
  );
}

function targetOf(key: string, at: number, cards: readonly HTMLElement[]): number | undefined {
  const top = cards[0]?.getBoundingClientRect().top;
  const columns = Math.max(1, cards.filter((card) => card.getBoundingClientRect().top === top).length);
  return {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cards.length - 1,
  }[key];
}

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[aria-busy]': { opacity: 0.6 },
  '& > li': { minWidth: 0, position: 'relative' },
  // Over the card's picture; as large as a finger.
  '& [data-select]': {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    cursor: 'pointer',
    '& > input': { width: 22, height: 22, margin: 0, accentColor: colour.action },
  },
  '& > li:has([data-select] :checked) > [data-card]': {
    borderColor: colour.action,
    boxShadow: `0 0 0 1px ${colour.action}`,
  },
  '& [data-card]': {
    display: 'grid',
    gap: 6,
    boxSizing: 'border-box',
    width: '100%',
    padding: 8,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
    background: colour.surface,
    color: colour.text,
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { borderColor: colour.edge, background: colour.tint },
    '&[aria-pressed="true"]': { borderColor: colour.action, boxShadow: `0 0 0 1px ${colour.action}` },
    '& > b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': { color: colour.muted, fontSize: '0.875rem' },
  },
});
