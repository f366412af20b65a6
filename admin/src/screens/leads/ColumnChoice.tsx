import { LEAD_LIST_COLUMNS } from '@prospectus/contract';
import { Button, Checkbox, Popover, Stack } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';
import { DEFAULT_COLUMNS, type LeadList } from './use-lead-list.ts';

/** Which columns the table of leads has; kept with a saved view, else for the person in this browser. */
export function ColumnChoice({ list: { columns, setColumns } }: { list: LeadList }) {
  const text = useText();
  const set = (name: (typeof LEAD_LIST_COLUMNS)[number], isShown: boolean) =>
    setColumns(LEAD_LIST_COLUMNS.filter((one) => (one === name ? isShown : columns.includes(one))));
  return (
    <Popover
      label={text('desk.columns.title')}
      trigger={
        <Button variant="quiet" size="small" startIcon="columns">
          {text('desk.columns.title')}
        </Button>
      }
    >
      <Stack gap={0.5}>
        {LEAD_LIST_COLUMNS.map((name) => (
          <Checkbox
            key={name}
            label={text(`desk.columns.${name}`)}
            checked={columns.includes(name)}
            // The name alone would be no table.
            disabled={columns.length === 1 && columns.includes(name)}
            onChange={(event) => set(name, event.target.checked)}
          />
        ))}
        <Button size="small" variant="quiet" onClick={() => setColumns(DEFAULT_COLUMNS)}>
          {text('desk.columns.reset')}
        </Button>
      </Stack>
    </Popover>
  );
}
