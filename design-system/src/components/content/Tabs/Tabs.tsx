import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontWeight, mediaQuery, radius, space, touchTarget } from '../../../tokens/index.ts';

/** One of {@link Tabs}. */
export interface TabItem {
  id: string;
  label: string;
  /** Short, after the label: a number. Read aloud as part of the name. */
  mark?: ReactNode;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: TabItem[];
  defaultSelectedId?: string | undefined;
  /** The shown tab, controlled by the owner through `onChange`. */
  selectedId?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** On wide screens the tabs are a column next to the panels, for many tabs. */
  beside?: boolean | undefined;
}

/** Shows one of several panels. All panels are in the page; without script they are below each other. */
export function Tabs({ label, tabs, defaultSelectedId, selectedId, onChange, beside = false }: TabsProps) {
  const generatedId = useId();
  const [chosen, setChosen] = useState(defaultSelectedId);
  const row = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === (selectedId ?? chosen)) ?? tabs[0];
  const currentId = current?.id;
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"]');
    if (row.current && tab) scrollIntoSight(row.current, tab);
  }, [currentId]);
  if (!current) return null;
  const choose = (tab: TabItem) => {
    setChosen(tab.id);
    if (tab.id !== current.id) onChange?.(tab.id);
  };
  const move = (event: KeyboardEvent) => {
    const key = (beside && COLUMN_KEYS[event.key]) || event.key;
    const to = stop(key, tabs.indexOf(current), tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    choose(tab);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  };
  const Frame = beside ? BesideRoot : Root;
  return (
    <Frame>
      <div role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${generatedId}-${at}`}
            aria-controls={`${generatedId}-${at}-panel`}
            aria-selected={tab === current}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.mark && <span className="mark">{tab.mark}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${generatedId}-${at}-panel`}
          aria-labelledby={`${generatedId}-${at}`}
          data-off={tab !== current || undefined}
        >
          <p className="name" aria-hidden="true">
            {tab.label}
          </p>
          {tab.content}
        </div>
      ))}
    </Frame>
  );
}

// Scrolls only the row: `scrollIntoView` would move the page as well.
function scrollIntoSight(row: Element, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft -= Math.ceil(outer.left - inner.left);
  else if (inner.right > outer.right) row.scrollLeft += Math.ceil(inner.right - outer.right);
}

const COLUMN_KEYS: Record<string, string> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

const stop = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

const Root = styled('div')({
  '& > [role="tablist"]': {
    // Visually hidden texts are positioned within it, so that they do not make the page scroll sideways.
    position: 'relative',
    display: 'flex',
    gap: space(1),
    marginBottom: space(3),
    borderBottom: `1px solid ${colour.rule}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '& > [role="tablist"] > button': {
    flex: 'none',
    minHeight: touchTarget + 4,
    padding: '0 16px',
    border: 0,
    background: 'none',
    color: colour.muted,
    font: 'inherit',
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
  },
  '& .mark': { marginInlineStart: space(1), fontWeight: fontWeight.regular, whiteSpace: 'nowrap' },
  '& > [role="tablist"] > button:hover': { color: colour.action },
  '& > [role="tablist"] > button:focus-visible': { outlineOffset: '-2px' },
  '& > [role="tablist"] > button[aria-selected="true"]': {
    color: colour.text,
    fontWeight: fontWeight.semibold,
    boxShadow: `inset 0 -3px 0 ${colour.accent}`,
  },
  '& > [role="tabpanel"] > .name': { display: 'none' },
  '& > [data-off]': { display: 'none' },
  '@media (scripting: none), print': {
    '& > [role="tablist"]': { display: 'none' },
    '& > [data-off]': { display: 'block' },
    '& > [role="tabpanel"] + [role="tabpanel"]': { marginTop: space(4) },
    '& > [role="tabpanel"] > .name': {
      display: 'block',
      margin: `0 0 ${space(1.5)}`,
      fontWeight: fontWeight.semibold,
      breakAfter: 'avoid',
    },
  },
});

// Separate styles: only the console has them.
const BesideRoot = styled(Root)({
  [mediaQuery.laptop]: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    columnGap: space(3),
    alignItems: 'start',
    '& > [role="tablist"]': {
      position: 'sticky',
      top: space(2),
      flexDirection: 'column',
      gap: 0,
      maxHeight: `calc(100dvh - ${space(12)})`,
      margin: 0,
      borderBottom: 0,
      borderInlineStart: `1px solid ${colour.rule}`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
    '& > [role="tablist"] > button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space(1),
      minHeight: 40,
      borderRadius: `0 ${radius.small} ${radius.small} 0`,
      textAlign: 'start',
    },
    '& > [role="tablist"] > button[aria-selected="true"]': {
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
      background: colour.tint,
    },
    '& > [role="tabpanel"]': { gridColumn: 2, minWidth: 0 },
  },
});
