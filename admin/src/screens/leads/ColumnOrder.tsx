import { LEAD_LIST_COLUMNS, type LeadListColumn } from '@prospectus/contract';
import { Button, Checkbox, Stack } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useRef } from 'react';

import { useText } from '../../texts/language-context.ts';
import { USUAL_COLUMNS, useFieldText, useLeadDisplay } from './lead-list.tsx';

/** The columns that are shown, which can be put in order, and below them the others. */
export function ColumnOrder() {
  const { columns, setColumns } = useLeadDisplay();
  const text = useText();
  const changed = useRef<LeadListColumn>(undefined);
  const { label } = useFieldText();
  const box = (name: LeadListColumn) => (
    <Checkbox
      key={name}
      label={label(name)}
      checked={columns.includes(name)}
      // One column besides the name stays.
      disabled={columns.length === 1 && columns.includes(name)}
      // A column that is shown or hidden goes to the other list: the focus follows it.
      ref={(input) => {
        if (!input || changed.current !== name || input === document.activeElement) return;
        changed.current = undefined;
        input.focus();
      }}
      onChange={({ target: { checked } }) => {
        changed.current = name;
        setColumns(checked ? [...columns, name] : columns.filter((one) => one !== name));
      }}
    />
  );
  return (
    <Stack gap={1}>
      <SortableList
        items={columns}
        itemId={(name) => name}
        label={label}
        renderItem={box}
        onReorder={(order) => setColumns(order)}
      />
      <div>{LEAD_LIST_COLUMNS.filter((name) => !columns.includes(name)).map(box)}</div>
      <Button size="small" variant="quiet" onClick={() => setColumns(USUAL_COLUMNS)}>
        {text('desk.columns.reset')}
      </Button>
    </Stack>
  );
}
