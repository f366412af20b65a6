import { HOME_SLUG } from '@prospectus/contract';
import { IconButton, type IconName, Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog, type MenuAction, MenuButton } from '@prospectus/design-system/console';
import { useState } from 'react';
import { type RaRecord, useNotify, useRedirect } from 'react-admin';

import { useRead } from '../providers/calls.ts';
import { useMay } from '../providers/use-may.ts';
import { AddToRelease } from '../releases/AddToRelease.tsx';
import { type TextKey, useText } from '../texts/language-context.ts';
import { type ConsoleResource, homePath } from './console-resource.ts';
import { useNames } from './record-title.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useEditor } from './use-editor.ts';
import { useRestore } from './use-restore.ts';

/** The actions on a whole record: copy, schedule, unpublish, delete or reset. */
export function RecordMenu({ record }: { record: RaRecord }) {
  const editor = useEditor();
  const { resource, drafts } = editor;
  const { declaration } = resource;
  const text = useText();
  const { titleOf } = useNames(declaration);
  const notify = useNotify();
  const redirect = useRedirect();
  const { announceDeletion } = useRestore(resource);
  const [open, setOpen] = useState<Change | 'schedule' | 'release'>();
  const may = useMay(declaration.name);
  const mayPublish = drafts && may('publish', record);
  const isPermanent = isNeeded(resource, record);
  const title = titleOf(record);
  const remove: Change = isPermanent ? 'reset' : declaration.single ? 'empty' : drafts ? 'trash' : 'delete';
  const isReset = remove === 'reset' || remove === 'empty';

  /** Closes the dialog, and shows the message unless the action was refused. */
  const finish = async (work: Promise<unknown>, done?: string) => {
    const result = await work;
    setOpen(undefined);
    if (result && done) notify(done, { type: 'success' });
  };
  const clone = async () => {
    const copy = await editor.clone();
    if (!copy) return;
    notify(text('editing.clone.done'), { type: 'success' });
    redirect('edit', declaration.name, copy.id);
  };
  const change = async () => {
    if (open === 'discard') return finish(editor.discard());
    if (open === 'unpublish') return finish(editor.unpublish(), text('editing.unpublish.done', { title }));
    const removed = await editor.remove();
    if (removed && isPermanent) return finish(editor.show(removed), text('editing.reset.done', { title }));
    setOpen(undefined);
    if (!removed) return undefined;
    editor.mayLeave.current = true;
    redirect(homePath(resource));
    if (drafts) announceDeletion({ ...record, id: removed.id });
    else notify(text('editing.delete.doneTable', { title }), { type: 'success' });
    return undefined;
  };

  const item = (isShown: boolean, label: TextKey, icon: IconName, onSelect: () => void, more?: Partial<MenuAction>) =>
    isShown ? [{ label: text(label), icon, onSelect, ...more }] : [];
  const mayUnpublish = mayPublish && (!isPermanent || isBuiltInProgram(record));
  const mayDiscard = drafts && record['status'] === 'changed';
  const items: MenuAction[] = [
    ...item(drafts && may('create') && !declaration.single, 'editing.actions.clone', 'document', () => void clone()),
    ...item(mayPublish, 'publishing.addToRelease', 'calendar', () => setOpen('release')),
    ...item(mayPublish, 'editing.actions.schedule', 'clock', () => setOpen('schedule')),
    ...item(mayUnpublish, 'editing.actions.unpublish', 'cloud', () => setOpen('unpublish'), {
      disabled: record['status'] === 'draft',
    }),
    ...item(mayDiscard, 'editing.actions.discard', 'undo', () => setOpen('discard'), { separatorBefore: true }),
    ...item(
      may('delete', record),
      isReset ? 'editing.actions.reset' : 'editing.actions.delete',
      isReset ? 'refresh' : 'trash',
      () => setOpen(remove),
      { tone: 'danger', separatorBefore: true },
    ),
  ];
  if (items.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <MenuButton
        label={text('editing.actions.more')}
        trigger={<IconButton icon="more" label={text('editing.actions.more')} outlined />}
        items={items}
      />
      {open === 'release' && (
        <AddToRelease onClose={close} items={[{ resource: declaration.name, id: String(record.id) }]} />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          title={title}
          record={record}
          busy={editor.running === 'schedule'}
          onSave={(times) => void finish(editor.schedule(times), text('editing.schedule.done'))}
          onClose={close}
        />
      )}
      {open && open !== 'release' && open !== 'schedule' && (
        <ConfirmChange change={open} record={record} onConfirm={() => void change()} onClose={close} />
      )}
    </>
  );
}

const isBuiltInProgram = (record: RaRecord): boolean => record['origin'] === 'built-in';

/** Whether the site cannot be without the record, so that deleting it brings its first text back. */
const isNeeded = ({ declaration }: ConsoleResource, record: RaRecord): boolean =>
  declaration.single === 'always' ||
  isBuiltInProgram(record) ||
  (declaration.name === 'pages' && record['slug'] === HOME_SLUG);

type Change = keyof typeof CHANGES;

const CHANGES = {
  discard: { title: 'editing.discard.title', text: 'editing.discard.text', confirm: 'editing.actions.discard' },
  unpublish: { title: 'editing.unpublish.title', text: 'editing.unpublish.text', confirm: 'editing.actions.unpublish' },
  /** Brings the first text back. */
  reset: { title: 'editing.reset.title', text: 'editing.reset.text', confirm: 'editing.reset.confirm' },
  /** Empties the resource's only record. */
  empty: { title: 'editing.reset.title', text: 'editing.reset.empty', confirm: 'editing.reset.confirm' },
  trash: { title: 'editing.delete.title', text: 'editing.delete.document', confirm: 'editing.delete.confirm' },
  /** Deletes a record that has no trash. */
  delete: { title: 'editing.delete.title', text: 'editing.delete.table', confirm: 'editing.delete.confirm' },
} as const;

type ConfirmChangeProps = { change: Change; record: RaRecord; onConfirm: () => void; onClose: () => void };

/** Asks, with the record's name, before it is changed as a whole, and shows which records refer to it. */
function ConfirmChange({ change, record, onConfirm, onClose }: ConfirmChangeProps) {
  const text = useText();
  const { resource, running } = useEditor();
  const names = useNames(resource.declaration);
  const takesAway = change === 'trash' || change === 'empty';
  const uses = useRead(
    'GET /admin/:resource/:id/where-used',
    { params: { resource: resource.declaration.name, id: record.id } },
    { enabled: takesAway || change === 'unpublish', staleTime: 0 },
  );
  const isUsed = takesAway && (uses.data?.length ?? 0) > 0;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text(CHANGES[change].title, { title: names.titleOf(record) })}
      confirmLabel={text(CHANGES[change].confirm, { label: names.oneInSentence })}
      busy={running !== undefined}
      onCancel={onClose}
      onConfirm={() => {
        if (!isUsed) onConfirm();
      }}
    >
      <Stack gap={1}>
        <span>{text(CHANGES[change].text)}</span>
        {uses.error && <Text size="small">{text('editing.uses.failed', { message: uses.error.message })}</Text>}
        {uses.isLoading && (
          <div role="status" aria-label={text('editing.uses.loading')}>
            <Skeleton height={20} />
          </div>
        )}
        {uses.data && (
          <Text size="small">
            {uses.data.length === 0
              ? text('editing.uses.none')
              : text('editing.uses.some', { smart_count: uses.data.length })}
          </Text>
        )}
        {uses.data && uses.data.length > 0 && (
          <ul>
            {uses.data.map(({ resource: other, id, title, field }) => (
              <li key={`${id} ${field}`}>
                <Link href={`/${other}/${id}`}>{title || id}</Link>
              </li>
            ))}
          </ul>
        )}
        {isUsed && <strong>{text('editing.delete.inUse')}</strong>}
      </Stack>
    </ConfirmDialog>
  );
}
