import { type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontSize, fontWeight, mediaQuery, space } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';

/** One group of {@link TableGroups}. */
export interface TableGroup {
  /** Anchor of the group: a link to it opens it. */
  id: string;
  label: string;
  /** Text for the whole group, above its table. */
  note?: ReactNode;
  rows: DataTableProps['rows'];
}

/** Props of {@link TableGroups}. */
export interface TableGroupsProps {
  /** For every table; with `size`, so that the tables line up. */
  columns: DataTableProps['columns'];
  groups: readonly TableGroup[];
}

/**
 * One table per group, all with the same columns: below each other on wide screens, on phones each behind a button with
 * the first one open. Native `<details>`: it opens without script too, and for an anchor.
 */
export function TableGroups({ columns, groups }: TableGroupsProps) {
  const name = useId();
  return (
    <Root>
      {groups.map(({ id, label, note, rows }, at) => (
        // The browser controls what is open.
        <details key={id} name={name} open={at === 0} suppressHydrationWarning>
          <summary data-print="no">
            <span className="label">{label}</span>
            <span className="count">{rows.length}</span>
            <Icon name="chevron-down" size={22} />
          </summary>
          <div className="group" id={id}>
            <Heading level={3} size="h4">
              {label}
            </Heading>
            {note && <p className="note">{note}</p>}
            <DataTable caption={label} captionHidden columns={columns} rows={rows} />
          </div>
        </details>
      ))}
    </Root>
  );
}

const whole = {
  '& summary': { display: 'none' },
  '& .group > :is(h2, h3, h4, h5, h6)': { display: 'block' },
  '& details, & details:first-of-type': { border: 0 },
  '& details::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' },
  '& .group': { padding: 0 },
  '& details + details': { marginTop: space(5) },
} as const;

const Root = styled('div')({
  '& details': { borderBottom: `1px solid ${colour.rule}` },
  '& details:first-of-type': { borderTop: `1px solid ${colour.rule}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: 60,
    listStyle: 'none',
    cursor: 'pointer',
    '&:hover .label': { color: colour.action },
    '& svg': { color: colour.action },
  },
  '& .label': { fontFamily: fontFamily.display, fontSize: fontSize.h5, fontWeight: fontWeight.semibold },
  '& .count': { flex: 1, color: colour.muted, fontVariantNumeric: 'tabular-nums' },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
  '& [open] > summary': { boxShadow: `inset 0 2px 0 ${colour.accent}` },
  // An anchor leads to the table; its button stays visible above it.
  '& .group': { paddingBottom: space(2), scrollMarginTop: 64 },
  '& .group > :is(h2, h3, h4, h5, h6)': { display: 'none' },
  '& .note': { margin: `0 0 ${space(1.5)}`, color: colour.muted, fontSize: fontSize.detail },
  // A browser without the pseudo-element keeps the button.
  '@supports selector(::details-content)': { [mediaQuery.tablet]: whole },
  '@media print': whole,
});
