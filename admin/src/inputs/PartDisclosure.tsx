import styled from '@emotion/styled';
import { colour, Icon, IconButton, radius, space, StatusChip } from '@prospectus/design-system';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';

/** A part whose fields can be collapsed. It is open when it is new, and while it contains an error. */
export function PartDisclosure({
  source,
  title,
  summary,
  onRemove,
  children,
}: {
  source: string;
  title: string;
  summary?: ReactNode;
  onRemove: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const { invalid } = getFieldState(source, formState);
  const [chosen, setChosen] = useState(title.startsWith('Entry '));
  const open = chosen || invalid;
  return (
    <Root data-spread={open ? '' : undefined}>
      <div className="header">
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
          <span>{title}</span>
          {summary && <small>{summary}</small>}
          {invalid && <StatusChip tone="danger" label="Needs attention" />}
        </button>
        <IconButton icon="close" label={`Remove ${title}`} onClick={onRemove} />
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
