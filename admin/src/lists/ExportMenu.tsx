import { Button } from '@prospectus/design-system';
import { MenuButton } from '@prospectus/design-system/console';
import { useListContext } from 'react-admin';

import { saveFile } from '../layout/save-file.ts';
import { useCall } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import type { ListSource } from './list-types.ts';

/** Saves the records of a list, by its filter, as a file. */
export function ExportMenu({ apiFilter = (filter) => ({ ...filter }) }: Pick<ListSource, 'apiFilter'>) {
  const text = useText();
  const { resource, filterValues } = useListContext();
  const { attempt } = useCall();
  const save = (format: 'csv' | 'json') =>
    void attempt(
      async (api, { signal }) => {
        const query = { format, filter: JSON.stringify(apiFilter(filterValues as Record<string, unknown>)) };
        saveFile(await api('GET /admin/:resource/export', { params: { resource }, query, signal }));
      },
      { progress: text('lists.export.preparing') },
    );
  return (
    <MenuButton
      label={text('lists.export.title')}
      items={[
        { label: text('lists.export.csv'), onSelect: () => save('csv') },
        { label: text('lists.export.json'), onSelect: () => save('json') },
      ]}
      trigger={
        <Button variant="quiet" size="small" startIcon="download">
          {text('lists.export.title')}
        </Button>
      }
    />
  );
}
