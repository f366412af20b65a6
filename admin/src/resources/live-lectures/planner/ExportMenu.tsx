import { Button, useToast } from '@prospectus/design-system';
import { MenuButton } from '@prospectus/design-system/console';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { saveFile } from '../../../layout/save-file.ts';
import { useText } from '../../../texts/language-context.ts';
import type { PlannerPlace } from './place.ts';

/** The lectures of the filters as a file: for a spreadsheet, or for a calendar. */
export function ExportMenu({ place: { filters } }: { place: PlannerPlace }) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const save = async () => {
    try {
      const query = { format: 'csv', filter: JSON.stringify(filters) } as const;
      saveFile(await provider.api('GET /admin/:resource/export', { params: { resource: 'live-lectures' }, query }));
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('lists.wrong') });
    }
  };
  const { subject_name: _subject, ...ofFeed } = filters;
  return (
    <MenuButton
      label={text('planner.export')}
      items={[
        { label: text('planner.exportCsv'), onSelect: () => void save() },
        { label: text('planner.exportIcs'), href: `/api/calendar.ics?${new URLSearchParams(ofFeed).toString()}` },
      ]}
      trigger={
        <Button variant="quiet" size="small" startIcon="download">
          {text('planner.export')}
        </Button>
      }
    />
  );
}
