import { can, type LeadViewRecord, type Role } from '@prospectus/contract';
import { Button, Checkbox, IconButton, Stack, TextField } from '@prospectus/design-system';
import { ConfirmDialog, type MenuAction, MenuButton, ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import type { LeadList } from './use-lead-list.ts';
import { hrefOf, useSavedViews } from './use-saved-views.ts';
import { viewLabels } from './view-labels.ts';
import { ViewBar } from './ViewBar.tsx';

type OpenDialog = { what: 'rename' | 'delete'; view: LeadViewRecord };

/** Saved views as links, and what their owner does with the open one. */
export function SavedViews({ list }: { list: LeadList }) {
  const text = useText();
  const { identity } = useGetIdentity();
  const saved = useSavedViews(list);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { open } = saved;
  const may = (verb: 'update' | 'delete', view: LeadViewRecord) =>
    can((identity?.['role'] as Role | undefined) ?? null, verb, 'leads/views', view, String(identity?.id ?? ''));
  const actions: MenuAction[] = open
    ? [
        ...(may('update', open)
          ? [
              {
                label: text('desk.saved.update'),
                disabled: !saved.isChanged,
                onSelect: () => void saved.change(open, saved.present),
              },
              { label: text('desk.saved.rename'), onSelect: () => setDialog({ what: 'rename' as const, view: open }) },
              {
                label: text(open.shared ? 'desk.saved.unshare' : 'desk.saved.share'),
                onSelect: () => void saved.change(open, { shared: !open.shared }),
              },
            ]
          : []),
        ...(may('delete', open)
          ? [
              {
                label: text('desk.saved.delete'),
                tone: 'danger' as const,
                onSelect: () => setDialog({ what: 'delete' as const, view: open }),
              },
            ]
          : []),
      ]
    : [];
  const labels = viewLabels(saved.views, text('desk.formerColleague'));
  const close = () => setDialog(undefined);
  if (saved.views.length === 0) return null;
  return (
    <>
      <ViewBar
        name={text('desk.saved.label')}
        open={open?.id}
        views={saved.views.map((view, at) => ({
          key: view.id,
          label: labels[at] ?? view.title,
          href: hrefOf(view),
          ...(view.owner !== identity?.id && {
            title: text('desk.saved.by', { name: view.owner_name ?? text('desk.formerColleague') }),
          }),
          ...(view.shared && { startIcon: 'users' as const }),
        }))}
        actions={
          open &&
          actions.length > 0 && (
            <MenuButton
              trigger={<IconButton icon="more" label={text('desk.saved.more', { title: open.title })} />}
              label={text('desk.saved.more', { title: open.title })}
              items={actions}
            />
          )
        }
      />
      {dialog?.what === 'rename' && (
        <ViewDialog
          title={text('desk.saved.rename')}
          initial={dialog.view.title}
          busy={saved.isBusy}
          onClose={close}
          onSave={async (title) => {
            if (await saved.change(dialog.view, { title })) close();
          }}
        />
      )}
      <ConfirmDialog
        open={dialog?.what === 'delete'}
        title={text('desk.saved.deleteTitle', { title: dialog?.what === 'delete' ? dialog.view.title : '' })}
        confirmLabel={text('desk.saved.delete')}
        tone="danger"
        busy={saved.isBusy}
        onCancel={close}
        onConfirm={() => {
          if (dialog?.what === 'delete') void saved.remove(dialog.view).then(close);
        }}
      >
        {text(dialog?.what === 'delete' && dialog.view.shared ? 'desk.saved.deleteShared' : 'desk.saved.deleteText')}
      </ConfirmDialog>
    </>
  );
}

/** Keeps what the list shows now as a view with a name. */
export function SaveView({ list }: { list: LeadList }) {
  const text = useText();
  const saved = useSavedViews(list);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="small" variant="quiet" startIcon="star" onClick={() => setIsOpen(true)}>
        {text('desk.saved.save')}
      </Button>
      {isOpen && (
        <ViewDialog
          title={text('desk.saved.save')}
          withShare
          busy={saved.isBusy}
          onClose={close}
          onSave={async (title, shared) => {
            if (await saved.save({ title, shared })) close();
          }}
        />
      )}
    </>
  );
}

type ViewDialogProps = {
  title: string;
  initial?: string;
  withShare?: boolean;
  busy: boolean;
  onClose: () => void;
  onSave: (title: string, shared: boolean) => Promise<void>;
};

function ViewDialog({ title, initial = '', withShare = false, busy, onClose, onSave }: ViewDialogProps) {
  const text = useText();
  const [name, setName] = useState(initial);
  const [shared, setShared] = useState(false);
  return (
    <ModalDialog open onClose={onClose} size="small" title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void onSave(name.trim(), shared);
        }}
      >
        <Stack gap={2}>
          <TextField
            label={text('desk.saved.name')}
            help={text('desk.saved.help')}
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          {withShare && (
            <Checkbox
              label={text('desk.saved.shareWith')}
              checked={shared}
              onChange={(event) => setShared(event.target.checked)}
            />
          )}
          <Button type="submit" busy={busy} disabled={!name.trim()}>
            {text('desk.saved.confirm')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  );
}
