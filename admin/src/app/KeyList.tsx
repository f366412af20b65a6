import { DataTable, Heading, Stack } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useLocation } from 'react-router';

import { Muted } from '../layout/Muted.tsx';
import { useText } from '../texts/language-context.ts';
import { keyGroups } from './keys.ts';

export function KeyList({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <ModalDialog open onClose={onClose} title={text('shell.keys.title')}>
      <Stack gap={3}>
        {keyGroups(pathname).map(({ title, worksOn, rows }) => (
          <Stack key={title} gap={1}>
            <Heading level={3} size="h5">
              {text(title)}
            </Heading>
            {!worksOn(pathname) && <Muted>{text('shell.keys.notHere')}</Muted>}
            <DataTable
              caption={text(title)}
              captionHidden
              columns={[
                { key: 'keys', label: text('shell.keys.keys') },
                { key: 'does', label: text('shell.keys.does') },
              ]}
              rows={rows.map(({ keys, does }) => ({ keys, does: text(does) }))}
            />
          </Stack>
        ))}
      </Stack>
    </ModalDialog>
  );
}
