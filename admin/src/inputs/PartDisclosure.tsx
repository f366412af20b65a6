import styled from '@emotion/styled';
import { colour, Icon, IconButton, radius, space, StatusChip } from '@prospectus/design-system';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';

import { useOpenField } from '../fields/open-field.ts';
import { useText } from '../texts/language-context.ts';

type PartDisclosureProps = {
  source: string;
  title: string;
  summary?: ReactNode;
  isNew?: boolean;
  onRemove: () => void;
  children: ReactNode;
};

export function PartDisclosure({ source, title, summary, isNew = false, onRemove, children }: PartDisclosureProps) {
  const id = useId();
  const text = useText();
  const { getFieldState, formState } = useFormContext();
  const { invalid } = getFieldState(source, formState);
  const [chosen, setChosen] = useState(isNew);
  const open = chosen || invalid;
  useOpenField((path) => {
    if (path === source || path.startsWith(`${source}.`)) flushSync(() => setChosen(true));
  });
  return (
    <Root data-spread={open ? 'tall' : undefined}>
      <div className="header">
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
          <span>{title}</span>
          {summary && <small>{summary}</small>}
          {invalid && <StatusChip tone="danger" label={text('entities.list.needsAttention')} />}
        </button>
        <IconButton icon="close" label={text('entities.list.remove', { title })} onClick={onRemove} />
      </div>
      <div id={id} hidden={!open}>
        {open && <div className="body">{children}</div>}
      </div>
    </Root>
  );
}

const Root = styled('div')({
  '& > .header': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(1) },
  '& > .header > button:first-of-type': {
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
