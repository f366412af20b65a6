import { can, type LeadViewFields, type LeadViewRecord, type Role } from '@prospectus/contract';
import { Button, Checkbox, IconButton, Stack, TextField } from '@prospectus/design-system';
import { ConfirmDialog, type MenuAction, MenuButton, ModalDialog } from '@prospectus/design-system/console';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetIdentity, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';

import { useAddress } from '../../layout/use-address.ts';
import { listHref } from '../../lists/list-href.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { useLeadDisplay } from './lead-list.tsx';
import { ViewBar } from './LeadViews.tsx';

/** Saved views as links, and what their owner can do with the open one. */
export function SavedViews() {
  const text = useText();
  const { identity } = useGetIdentity();
  const { get, change } = useAddress();
  const present = usePresentView();
  const { call, busy } = useCall();
  const { data: views = [] } = useRead('GET /admin/leads/views');
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const open = views.find(({ id }) => id === get('saved'));
  const may = (verb: 'update' | 'delete', view: LeadViewRecord) =>
    can((identity?.['role'] as Role | undefined) ?? null, verb, 'leads/views', view, String(identity?.id ?? ''));
  const update = (view: LeadViewRecord, changes: Partial<LeadViewFields>) =>
    call(
      'PUT /admin/leads/views/:id',
      { params: { id: view.id }, body: { ...changes, version: view.version } },
      { done: text('desk.saved.changed', { title: changes.title ?? view.title }) },
    );
  const remove = (view: LeadViewRecord) =>
    call(
      'DELETE /admin/leads/views/:id',
      { params: { id: view.id }, query: { version: String(view.version) } },
      { done: text('desk.saved.deleted', { title: view.title }) },
    );
  const actionsOn = (view: LeadViewRecord): MenuAction[] => [
    ...(may('update', view)
      ? [
          {
            label: text('desk.saved.update'),
            disabled: !isChanged(view, present),
            onSelect: () => void update(view, present),
          },
          { label: text('desk.saved.rename'), onSelect: () => setDialog('rename') },
          {
            label: text(view.shared ? 'desk.saved.unshare' : 'desk.saved.share'),
            onSelect: () => void update(view, { shared: !view.shared }),
          },
        ]
      : []),
    ...(may('delete', view)
      ? [{ label: text('desk.saved.delete'), tone: 'danger' as const, onSelect: () => setDialog('delete') }]
      : []),
  ];
  const labels = viewLabels(views, text('desk.formerColleague'));
  const actions = open ? actionsOn(open) : [];
  const close = () => setDialog(undefined);
  if (views.length === 0) return null;
  return (
    <>
      <ViewBar
        label={text('desk.saved.label')}
        open={open?.id}
        views={views.map((view, at) => ({
          key: view.id,
          label: labels[at] ?? view.title,
          href: savedHref(view),
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
      {open && dialog === 'rename' && (
        <ViewDialog
          title={text('desk.saved.rename')}
          initial={open.title}
          busy={busy}
          onClose={close}
          onSave={async (title) => {
            if (await update(open, { title })) close();
          }}
        />
      )}
      {open && dialog === 'delete' && (
        <ConfirmDialog
          open
          title={text('desk.saved.deleteTitle', { title: open.title })}
          confirmLabel={text('desk.saved.delete')}
          tone="danger"
          busy={busy}
          onCancel={close}
          onConfirm={() =>
            void remove(open).then((removed) => {
              close();
              if (removed) change({ saved: undefined });
            })
          }
        >
          {text(open.shared ? 'desk.saved.deleteShared' : 'desk.saved.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Saves what the list shows now as a view with a name. */
export function SaveView() {
  const text = useText();
  const navigate = useNavigate();
  const present = usePresentView();
  const { call, busy } = useCall();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="quiet" startIcon="star" onClick={() => setOpen(true)}>
        {text('desk.saved.save')}
      </Button>
      {isOpen && (
        <ViewDialog
          title={text('desk.saved.save')}
          withShare
          busy={busy}
          onClose={close}
          onSave={async (title, shared) => {
            const body = { ...present, title, shared };
            const saved = await call('POST /admin/leads/views', { body }, { done: text('desk.saved.done', { title }) });
            if (!saved) return;
            close();
            void navigate(savedHref(saved.answer), { replace: true });
          }}
        />
      )}
    </>
  );
}

type PresentView = Pick<LeadViewFields, 'filter' | 'sort' | 'columns' | 'show'>;

/** What the list shows now, as a view keeps it. */
function usePresentView(): PresentView {
  const { filterValues, sort } = useListContext();
  const { columns, show } = useLeadDisplay();
  return { filter: filterValues as LeadViewFields['filter'], sort: [sort.field, sort.order], columns, show };
}

const isChanged = ({ filter, sort, columns, show }: LeadViewRecord, present: PresentView): boolean =>
  hashKey([{ filter, sort, columns, show }]) !== hashKey([present]);

/** The address that shows a saved view. */
function savedHref({ id, filter, sort: [field, order], columns, show }: LeadViewRecord): string {
  const rest = new URLSearchParams({
    sort: field,
    order,
    show,
    saved: id,
    ...(columns && { columns: columns.join(',') }),
  });
  return listHref('/leads', filter) + (Object.keys(filter).length === 0 ? '?' : '&') + rest.toString();
}

/** Labels of saved views: two with one title have their owners' names, two of one owner are numbered. */
export function viewLabels(
  views: readonly Pick<LeadViewRecord, 'title' | 'owner_name'>[],
  formerColleague: string,
): string[] {
  const withOwners = views.map(({ title, owner_name }) =>
    views.filter((other) => other.title === title).length > 1
      ? [title, owner_name ?? formerColleague].join(' · ')
      : title,
  );
  return withOwners.map((label, at) => {
    const same = withOwners.slice(0, at).filter((other) => other === label).length;
    return same === 0 ? label : `${label} (${same + 1})`;
  });
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
