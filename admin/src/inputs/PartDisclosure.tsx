import styled from '@emotion/styled';
import { colour, Icon, radius, space, StatusChip } from '@prospectus/design-system';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';

import { useOpenField } from '../fields/open-field.ts';
import { useText } from '../texts/language-context.ts';

type PartDisclosureProps = {
  source: string;
  /** Undefined for a part without a title, such as a new one: it is open at first. */
  title: string | undefined;
  number: number;
  summary?: ReactNode;
  removeButton: ReactNode;
  children: ReactNode;
};

export function PartDisclosure({ source, title, number, summary, removeButton, children }: PartDisclosureProps) {
  const id = useId();
  const text = useText();
  const { getFieldState, formState } = useFormContext();
  const { invalid } = getFieldState(source, formState);
  const [chosen, setChosen] = useState(title === undefined);
  const open = chosen || invalid;
  useOpenField((path) => {
    if (path === source || path.startsWith(`${source}.`)) flushSync(() => setChosen(true));
  });
  return (
    <Root data-spread={open ? 'tall' : undefined}>
      <header>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
          <span>{title ?? text('entities.entry', { number })}</span>
          {summary && <small>{summary}</small>}
          {invalid && <StatusChip tone="danger" label={text('entities.list.needsAttention')} />}
        </button>
        {removeButton}
      </header>
      <div id={id} hidden={!open}>
        {open && <div className="body">{children}</div>}
      </div>
    </Root>
  );
}

const Root = styled('div')({
  '& > header': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(1) },
  '& > header > button:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `4px ${space(1)}`,
    minHeight: 44,
    padding: '4px 6px',
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { background: colour.tint },
    '& small': { color: colour.muted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  },
  '& .body': {
    padding: `${space(2)} ${space(1)} ${space(1)}`,
    borderTop: `1px solid ${colour.rule}`,
    marginTop: space(1),
  },
});
