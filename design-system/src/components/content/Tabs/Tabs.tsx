import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontWeight, space, touchTarget } from '../../../tokens/index.ts';

/** One of {@link Tabs}. */
export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Names the row of tabs when read aloud. */
  label: string;
  tabs: TabItem[];
  defaultSelectedId?: string | undefined;
  /** Makes the owner decide which one is shown; it follows `onChange`. */
  selectedId?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** One of several panels at a time. All panels are in the page; without script they stand one under another. */
export function Tabs({ label, tabs, defaultSelectedId, selectedId, onChange }: TabsProps) {
  const made = useId();
  const [chosen, setChosen] = useState(defaultSelectedId);
  const row = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === (selectedId ?? chosen)) ?? tabs[0];
  if (!current) return null;
  const choose = (tab: TabItem) => {
    setChosen(tab.id);
    if (tab.id !== current.id) onChange?.(tab.id);
  };
  const move = (event: KeyboardEvent) => {
    const to = stop(event.key, tabs.indexOf(current), tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    choose(tab);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  };
  return (
    <Root>
      <div role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${made}-${at}`}
            aria-controls={`${made}-${at}-panel`}
            aria-selected={tab === current}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${made}-${at}-panel`}
          aria-labelledby={`${made}-${at}`}
          data-off={tab !== current || undefined}
        >
          <p className="name" aria-hidden="true">
            {tab.label}
          </p>
          {tab.content}
        </div>
      ))}
    </Root>
  );
}

const stop = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

const Root = styled('div')({
  '& > [role="tablist"]': {
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
    '& > [role="tabpanel"] > .name': { display: 'block', margin: `0 0 ${space(1.5)}`, fontWeight: fontWeight.semibold },
  },
});
