import { HOME_SLUG } from '@prospectus/contract';
import { IconButton } from '@prospectus/design-system';
import { type MenuAction, MenuButton } from '@prospectus/design-system/console';
import { type RefObject, useState } from 'react';
import { type RaRecord, useNotify, useRedirect } from 'react-admin';

import { AddToRelease } from '../releases/AddToRelease.tsx';
import { useText } from '../texts/language-context.ts';
import { type ConsoleResource, hasDrafts, homePath } from './console-resource.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useRecordTitle } from './record-title.ts';
import { useRestore } from './use-restore.ts';
import type { useRecordActions } from './use-record-actions.ts';
import { useMay } from '../providers/use-may.ts';

type RecordMenuProps = {
  resource: ConsoleResource;
  record: RaRecord;
  actions: ReturnType<typeof useRecordActions>;
  mayLeave: RefObject<boolean>;
};

/** The actions on a whole record: copy, schedule, unpublish, delete or reset. */
export function RecordMenu({ resource, record, actions, mayLeave }: RecordMenuProps) {
  const { declaration } = resource;
  const text = useText();
  const recordTitle = useRecordTitle();
  const notify = useNotify();
  const redirect = useRedirect();
  const restore = useRestore(resource);
  const [open, setOpen] = useState<'delete' | 'discard' | 'unpublish' | 'schedule' | 'release'>();
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

  const items: (MenuAction | false)[] = [
    drafts &&
      mayCreate &&
      !declaration.single && {
        label: text('editing.actions.clone'),
        icon: 'document',
        onSelect: () => void copy(),
      },
    drafts &&
      mayPublish && {
        label: text('publishing.addToRelease'),
        icon: 'calendar',
        onSelect: () => setOpen('release'),
      },
    drafts &&
      mayPublish && {
        label: text('editing.actions.schedule'),
        icon: 'clock',
        onSelect: () => setOpen('schedule'),
      },
    drafts &&
      mayPublish &&
      (!permanent || isBuiltInProgram(record)) && {
        label: text('editing.actions.unpublish'),
        icon: 'cloud',
        disabled: record['status'] === 'draft',
        onSelect: () => setOpen('unpublish'),
      },
    drafts &&
      record['status'] === 'changed' && {
        label: text('editing.actions.discard'),
        icon: 'undo',
        separatorBefore: true,
        onSelect: () => setOpen('discard'),
      },
    mayDelete && {
      label: text(isReset ? 'editing.actions.reset' : 'editing.actions.delete'),
      icon: isReset ? 'refresh' : 'trash',
      tone: 'danger',
      separatorBefore: true,
      onSelect: () => setOpen('delete'),
    },
  ];
  const shown = items.filter((item) => item !== false);
  if (shown.length === 0) return null;
  const close = () => setOpen(undefined);
  /** Closes the dialog, and shows the message unless the action was refused. */
  const finish = async (work: Promise<unknown>, done: string) => {
    const result = await work;
    close();
    if (result) notify(done, { type: 'success' });
  };
  const dialog = { resource, record, onClose: close };
  return (
    <>
      <MenuButton
        label={text('editing.actions.more')}
        trigger={<IconButton icon="more" label={text('editing.actions.more')} outlined />}
        items={shown}
      />
      {open === 'delete' && (
        <ConfirmChange
          {...dialog}
          change={permanent ? 'reset' : declaration.single ? 'empty' : drafts ? 'trash' : 'delete'}
          busy={actions.running === 'delete'}
          onConfirm={() => void remove()}
        />
      )}
      {open === 'discard' && (
        <ConfirmChange
          {...dialog}
          change="discard"
          busy={actions.running === 'discard'}
          onConfirm={() => {
            close();
            void actions.discard();
          }}
        />
      )}
      {open === 'unpublish' && (
        <ConfirmChange
          {...dialog}
          change="unpublish"
          busy={actions.running === 'unpublish'}
          onConfirm={() => void finish(actions.unpublish(), text('editing.unpublish.done', { title }))}
        />
      )}
      {open === 'release' && (
        <AddToRelease open onClose={close} items={[{ resource: declaration.name, id: String(record.id) }]} />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          {...dialog}
          busy={actions.running === 'schedule'}
          onSave={(times) => void finish(actions.schedule(times), text('editing.schedule.done'))}
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
