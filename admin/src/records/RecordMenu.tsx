import { HOME_SLUG } from '@prospectus/contract';
import { IconButton } from '@prospectus/design-system';
import { type MenuAction, MenuButton } from '@prospectus/design-system/console';
import { type RefObject, useState } from 'react';
import { type RaRecord, useNotify, useRedirect } from 'react-admin';

import { AddToRelease } from '../releases/AddToRelease.tsx';
import { useText } from '../texts/language-context.ts';
import { type ConsoleResource, hasDrafts, homePath } from './console-resource.ts';
import { DeleteDialog } from './dialogs/DeleteDialog.tsx';
import { ScheduleDialog } from './dialogs/ScheduleDialog.tsx';
import { TakeBackDialog } from './dialogs/TakeBackDialog.tsx';
import { useRecordTitle } from './record-title.ts';
import { useRestore } from './use-restore.tsx';
import type { useRecordActions } from './use-record-actions.ts';
import { useMay } from '../providers/use-may.ts';

type Open = 'delete' | 'discard' | 'unpublish' | 'schedule' | 'release';

/** What can be done with a record as a whole: copy, schedule, take off the site, delete or reset. */
export function RecordMenu({
  resource,
  record,
  actions,
  mayLeave,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  actions: ReturnType<typeof useRecordActions>;
  mayLeave: RefObject<boolean>;
}) {
  const { declaration } = resource;
  const text = useText();
  const recordTitle = useRecordTitle();
  const notify = useNotify();
  const redirect = useRedirect();
  const restore = useRestore(resource);
  const [open, setOpen] = useState<Open>();
  const may = useMay(declaration.name);
  const [mayCreate, mayPublish, mayDelete] = [may('create'), may('publish', record), may('delete', record)];
  const drafts = hasDrafts(resource);
  const permanent = isPermanent(resource, record);
  const isReset = permanent || declaration.single !== undefined;
  const title = recordTitle(declaration, record);

  const copy = async () => {
    const made = await actions.clone();
    if (!made) return;
    notify(text('editing.clone.done'), { type: 'success' });
    redirect('edit', declaration.name, made.id);
  };
  const remove = async () => {
    const removed = await actions.remove();
    setOpen(undefined);
    if (!removed) return;
    if (permanent) {
      await actions.show(removed);
      notify(text('editing.reset.done', { title }), { type: 'success' });
      return;
    }
    mayLeave.current = true;
    redirect(homePath(resource));
    if (drafts) restore.announceDeletion({ ...record, id: removed.id });
    else notify(text('editing.delete.doneTable', { title }), { type: 'success' });
  };

  const items: MenuAction[] = [
    ...(drafts && mayCreate && !declaration.single
      ? [{ label: text('editing.actions.clone'), icon: 'document' as const, onSelect: () => void copy() }]
      : []),
    ...(drafts && mayPublish
      ? [
          {
            label: text('publishing.addToRelease'),
            icon: 'calendar' as const,
            onSelect: () => setOpen('release'),
          },
          { label: text('editing.actions.schedule'), icon: 'clock' as const, onSelect: () => setOpen('schedule') },
          ...(permanent && !isBuiltInProgram(record)
            ? []
            : [
                {
                  label: text('editing.actions.unpublish'),
                  icon: 'cloud' as const,
                  disabled: record['status'] === 'draft',
                  onSelect: () => setOpen('unpublish'),
                },
              ]),
        ]
      : []),
    ...(drafts && record['status'] === 'changed'
      ? [
          {
            label: text('editing.actions.discard'),
            icon: 'undo' as const,
            separatorBefore: true,
            onSelect: () => setOpen('discard'),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            label: text(isReset ? 'editing.actions.reset' : 'editing.actions.delete'),
            icon: isReset ? ('refresh' as const) : ('trash' as const),
            tone: 'danger' as const,
            separatorBefore: true,
            onSelect: () => setOpen('delete'),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  const dialog = { resource, record, onClose: () => setOpen(undefined) };
  return (
    <>
      <MenuButton
        label={text('editing.actions.more')}
        trigger={<IconButton icon="more" label={text('editing.actions.more')} outlined />}
        items={items}
      />
      {open === 'delete' && (
        <DeleteDialog
          {...dialog}
          effect={permanent ? 'reset' : declaration.single ? 'empty' : drafts ? 'trash' : 'gone'}
          busy={actions.running === 'delete'}
          onConfirm={() => void remove()}
        />
      )}
      {open === 'discard' && (
        <TakeBackDialog
          {...dialog}
          action="discard"
          busy={actions.running === 'discard'}
          onConfirm={() => {
            setOpen(undefined);
            void actions.discard();
          }}
        />
      )}
      {open === 'unpublish' && (
        <TakeBackDialog
          {...dialog}
          action="unpublish"
          busy={actions.running === 'unpublish'}
          onConfirm={() =>
            void actions.unpublish().then((done) => {
              setOpen(undefined);
              if (done) notify(text('editing.unpublish.done', { title }), { type: 'success' });
            })
          }
        />
      )}
      {open === 'release' && (
        <AddToRelease
          open
          onClose={() => setOpen(undefined)}
          items={[{ resource: declaration.name, id: String(record.id) }]}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          {...dialog}
          busy={actions.running === 'schedule'}
          onSave={(times) =>
            void actions.schedule(times).then((done) => {
              setOpen(undefined);
              if (done) notify(text('editing.schedule.done'), { type: 'success' });
            })
          }
        />
      )}
    </>
  );
}

const isBuiltInProgram = (record: RaRecord): boolean => record['origin'] === 'built-in';

/** Whether deleting brings the record's first text back, because the site cannot be without it. */
const isPermanent = ({ declaration }: ConsoleResource, record: RaRecord): boolean =>
  declaration.single === 'always' ||
  isBuiltInProgram(record) ||
  (declaration.name === 'pages' && record['slug'] === HOME_SLUG);
