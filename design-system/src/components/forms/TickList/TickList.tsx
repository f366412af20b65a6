import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontWeight, mediaQuery, space, zIndex } from '../../../tokens/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';

/** Checkboxes of {@link TickList} under one name. */
export interface TickGroup {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Props of {@link TickList}. */
export interface TickListProps {
  /** Name under which every ticked value is sent. */
  name: string;
  groups: readonly TickGroup[];
  /** Values that are ticked at the start. */
  defaultChosen?: readonly string[] | undefined;
  /** Label of the button; the number of ticked boxes follows it. */
  action: string;
  /** How many to tick, above the list; also describes the button for screen readers. */
  help?: string | undefined;
}

/**
 * A long list of checkboxes in groups, for inside a form: the button counts the ticked boxes and, from the first tick
 * on, stays visible while the list scrolls. CSS counters do that, so it needs no script.
 */
export function TickList({ name, groups, defaultChosen = [], action, help }: TickListProps) {
  const id = useId();
  return (
    <Root>
      {/* With the gap below it higher than the bar, which covers it while the list scrolls into view. */}
      {help && (
        <p className="help" id={id}>
          {help}
        </p>
      )}
      {groups.map(({ label, options }) => (
        <fieldset key={label}>
          <legend>{label}</legend>
          <div className="boxes">
            {options.map((option) => (
              <Checkbox
                key={option.value}
                name={name}
                value={option.value}
                label={option.label}
                defaultChecked={defaultChosen.includes(option.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="bar">
        <SubmitButton aria-describedby={help && id}>
          <span className="action">{action}</span>
        </SubmitButton>
      </div>
    </Root>
  );
}

/** Height of the bar with its button. */
const BAR_PX = 74;

const Root = styled('div')({
  counterReset: 'ticked',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '& input:checked': { counterIncrement: 'ticked' },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { padding: 0, marginBottom: space(0.5), fontWeight: fontWeight.semibold },
  '& .boxes': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.75rem, 100%), 1fr))',
    columnGap: space(3),
  },
  '&:has(input:checked) .bar': {
    position: 'sticky',
    // Above the bar that a page may have at the bottom of a phone.
    bottom: 'var(--ds-bottom-bar, 0px)',
    zIndex: zIndex.sticky,
  },
  '& .bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(2)}`,
    paddingBlock: space(1.5),
    background: colour.page,
    borderTop: `1px solid ${colour.rule}`,
  },
  '&:has(input:checked) .action::after': { content: '" " counter(ticked)' },
  '& .help': { display: 'flex', alignItems: 'end', minHeight: BAR_PX - 10, margin: 0, color: colour.muted },
  // A focused box is scrolled out from under the bar.
  '& input': { scrollMarginBlock: `${BAR_PX}px calc(${BAR_PX}px + var(--ds-bottom-bar, 0px))` },
  '& .bar > button': { flex: '1 1 auto', [mediaQuery.tablet]: { flex: 'none' } },
});
