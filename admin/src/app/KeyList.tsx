import { DataTable, Heading, Stack } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useLocation } from 'react-router';

import { Muted } from '../layout/Muted.tsx';
import { type TextKey, useText } from '../texts/language-context.ts';

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

type KeyGroup = {
  title: TextKey;
  worksOn: (path: string) => boolean;
  rows: readonly { keys: string; does: TextKey }[];
};

const isForm = (path: string): boolean => /^\/[\w-]+\/(?!order$)[\w-]+$/.test(path);
const isList = (path: string): boolean => /^\/[\w-]+$/.test(path);
const isOrder = (path: string): boolean => path.endsWith('/order') || isForm(path);

const GROUPS: readonly KeyGroup[] = [
  {
    title: 'shell.keys.form',
    worksOn: isForm,
    rows: [
      { keys: 'Ctrl S', does: 'shell.keys.save' },
      { keys: 'Ctrl Enter', does: 'shell.keys.publish' },
      { keys: '/', does: 'shell.keys.findField' },
      { keys: 'Ctrl Z', does: 'shell.keys.undo' },
      { keys: 'Ctrl Shift Z', does: 'shell.keys.redo' },
    ],
  },
  {
    title: 'lists.keys.title',
    worksOn: isList,
    rows: [
      { keys: 'J, K', does: 'lists.keys.rows' },
      { keys: 'X', does: 'lists.keys.select' },
      { keys: '/', does: 'lists.keys.search' },
    ],
  },
  {
    title: 'shell.keys.order',
    worksOn: isOrder,
    rows: [{ keys: 'Space, ↑ ↓, Space', does: 'shell.keys.move' }],
  },
  {
    title: 'shell.keys.everywhere',
    worksOn: () => true,
    rows: [
      { keys: 'Ctrl K', does: 'shell.keys.find' },
      { keys: 'G D', does: 'shell.keys.goDashboard' },
      { keys: 'G C', does: 'shell.keys.goContent' },
      { keys: 'G P', does: 'shell.keys.goCourses' },
      { keys: 'G L', does: 'shell.keys.goLectures' },
      { keys: '?', does: 'shell.keys.showKeys' },
      { keys: 'Esc', does: 'shell.keys.close' },
    ],
  },
];

const keyGroups = (path: string): readonly KeyGroup[] => [
  ...GROUPS.filter(({ worksOn }) => worksOn(path)),
  ...GROUPS.filter(({ worksOn }) => !worksOn(path)),
];
