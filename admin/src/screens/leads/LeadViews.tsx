import { can, type LeadRecord, type LeadViewFields, type LeadViewRecord, type Role, ROLE } from '@prospectus/contract';
import { LEAD_VIEWS, type LeadView } from '@prospectus/contract/lead-views';
import { Button, type ButtonProps, Checkbox, IconButton, Select, Stack } from '@prospectus/design-system';
import { ConfirmDialog, type MenuAction, MenuButton } from '@prospectus/design-system/console';
import { hashKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useGetIdentity, useGetList, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';

import { useAddress } from '../../layout/use-address.ts';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { listHref } from '../../lists/list-href.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { AskDialog } from './AskDialog.tsx';
import { useLeadDisplay } from './lead-list.tsx';

const MAX_TITLE = 60;
const FOR_ADMINS: readonly LeadView[] = ['quarantine', 'not-in-erp'];

/** The views of the desk as links; due and overdue with the number of their leads. */
export function LeadViews({ view }: { view: LeadView | undefined }) {
  const { text, locale } = useLanguage();
  const { identity } = useGetIdentity();
  const isAdmin = identity?.['role'] === ROLE.ADMIN;
  const counts: Partial<Record<LeadView, number>> = { due: useCount('due'), overdue: useCount('overdue') };
  const views = [undefined, ...LEAD_VIEWS.filter((one) => isAdmin || !FOR_ADMINS.includes(one))].map((one) => {
    const count = (one && counts[one]) ?? 0;
    const name = text(`desk.views.${one ?? 'all'}`);
    const label = count > 0 ? `${name} · ${count.toLocaleString(locale)}` : name;
    return { key: one ?? 'all', label, href: viewHref(one) };
  });
  return <ViewBar label={text('desk.views.label')} open={view ?? 'all'} views={views} />;
}

/** The address of a view; the leads to be called first come first. */
export function viewHref(view: LeadView | undefined): string {
  if (view === undefined) return '/leads';
  if (view === 'quarantine') return '/leads/quarantine';
  const href = listHref('/leads', { view });
  return view === 'due' || view === 'overdue' ? `${href}&sort=next_at&order=ASC` : href;
}

function useCount(view: LeadView): number {
  const { total } = useGetList<LeadRecord>(
    'leads',
    {
      filter: { view },
      sort: { field: 'next_at', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
      meta: { fields: ['id'] },
    },
    { refetchInterval: 60_000 },
  );
  return total ?? 0;
}

type ViewBarProps = {
  label: string;
  views: readonly (Pick<ButtonProps, 'title' | 'startIcon'> & { key: string; label: string; href: string })[];
  /** The key of the view that is open. */
  open: string | undefined;
  /** What can be done with the open view. */
  actions?: ReactNode;
};

/** Views as links; on a phone as one choice. */
function ViewBar({ label, views, open, actions }: ViewBarProps) {
  const text = useText();
  const navigate = useNavigate();
  if (!useIsTabletUp())
    return (
      <Stack direction="row" gap={1} align="end">
        <Select
          label={label}
          value={open ?? ''}
          {...(open === undefined && { placeholder: text('desk.step.choose') })}
          options={views.map((view) => ({ value: view.key, label: view.label }))}
          onChange={({ target: { value } }) => void navigate(views.find(({ key }) => key === value)?.href ?? '/leads')}
        />
        {actions}
      </Stack>
    );
  return (
    <nav aria-label={label}>
      <Stack direction="row" gap={0.5} align="center">
        {views.map(({ key, label: name, ...link }) => (
          <Button
            key={key}
            size="small"
            variant={key === open ? 'primary' : 'quiet'}
            aria-current={key === open ? 'page' : undefined}
            {...link}
          >
            {name}
          </Button>
        ))}
        {actions}
      </Stack>
    </nav>
  );
}

/** Saved views as links, and what their owner can do with the open one. */
export function SavedViews() {
  const text = useText();
  const { get } = useAddress();
  const { identity } = useGetIdentity();
  const { data: views = [] } = useRead('GET /admin/leads/views');
  const open = views.find(({ id }) => id === get('saved'));
  if (views.length === 0) return null;
  const former = text('desk.formerColleague');
  const labels = viewLabels(views, former);
  return (
    <ViewBar
      label={text('desk.saved.label')}
      open={open?.id}
      views={views.map((view, at) => ({
        key: view.id,
        label: labels[at] ?? view.title,
        href: savedHref(view),
        ...(view.owner !== identity?.id && { title: text('desk.saved.by', { name: view.owner_name ?? former }) }),
        ...(view.shared && { startIcon: 'users' as const }),
      }))}
      actions={open && <ViewMenu key={open.id} view={open} />}
    />
  );
}

function ViewMenu({ view }: { view: LeadViewRecord }) {
  const text = useText();
  const { identity } = useGetIdentity();
  const { change } = useAddress();
  const present = usePresentView();
  const { call, busy } = useCall();
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const { id, version, title, shared, filter, sort, columns, show } = view;
  const isChanged = hashKey([{ filter, sort, columns, show }]) !== hashKey([present]);
  const close = () => setDialog(undefined);
  const update = async (changes: Partial<LeadViewFields>) => {
    const done = text('desk.saved.changed', { title: changes.title ?? title });
    if (await call('PUT /admin/leads/views/:id', { params: { id }, body: { ...changes, version } }, { done })) close();
  };
  const remove = async () => {
    const input = { params: { id }, query: { version: String(version) } };
    const removed = await call('DELETE /admin/leads/views/:id', input, { done: text('desk.saved.deleted', { title }) });
    close();
    if (removed) change({ saved: undefined });
  };
  const may = (verb: 'update' | 'delete') =>
    can((identity?.['role'] as Role | undefined) ?? null, verb, 'leads/views', view, String(identity?.id ?? ''));
  const updates: MenuAction[] = [
    { label: text('desk.saved.update'), disabled: !isChanged, onSelect: () => void update(present) },
    { label: text('desk.saved.rename'), onSelect: () => setDialog('rename') },
    {
      label: text(shared ? 'desk.saved.unshare' : 'desk.saved.share'),
      onSelect: () => void update({ shared: !shared }),
    },
  ];
  // Only an owner may update, and who may update may delete too.
  if (!may('delete')) return null;
  const more = text('desk.saved.more', { title });
  return (
    <>
      <MenuButton
        trigger={<IconButton icon="more" label={more} />}
        label={more}
        items={[
          ...(may('update') ? updates : []),
          { label: text('desk.saved.delete'), tone: 'danger', onSelect: () => setDialog('delete') },
        ]}
      />
      {dialog === 'rename' && (
        <AskDialog
          confirmsOnEnter
          title={text('desk.saved.rename')}
          field={{ label: text('desk.saved.name'), help: text('desk.saved.help'), maxLength: MAX_TITLE }}
          initial={title}
          confirm={{ label: text('desk.saved.confirm') }}
          busy={busy}
          onClose={close}
          onConfirm={(name) => void update({ title: name })}
        />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        title={text('desk.saved.deleteTitle', { title })}
        confirmLabel={text('desk.saved.delete')}
        tone="danger"
        busy={busy}
        onCancel={close}
        onConfirm={() => void remove()}
      >
        {text(shared ? 'desk.saved.deleteShared' : 'desk.saved.deleteText')}
      </ConfirmDialog>
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
  const [shared, setShared] = useState(false);
  const save = async (title: string) => {
    const body = { ...present, title, shared };
    const saved = await call('POST /admin/leads/views', { body }, { done: text('desk.saved.done', { title }) });
    if (!saved) return;
    setOpen(false);
    void navigate(savedHref(saved.answer), { replace: true });
  };
  return (
    <>
      <Button size="small" variant="quiet" startIcon="star" onClick={() => setOpen(true)}>
        {text('desk.saved.save')}
      </Button>
      {isOpen && (
        <AskDialog
          confirmsOnEnter
          title={text('desk.saved.save')}
          field={{ label: text('desk.saved.name'), help: text('desk.saved.help'), maxLength: MAX_TITLE }}
          confirm={{ label: text('desk.saved.confirm') }}
          busy={busy}
          onClose={() => setOpen(false)}
          onConfirm={(title) => void save(title)}
          more={
            <Checkbox
              label={text('desk.saved.shareWith')}
              checked={shared}
              onChange={(event) => setShared(event.target.checked)}
            />
          }
        />
      )}
    </>
  );
}

/** What the list shows now, as a view keeps it. */
function usePresentView(): Pick<LeadViewFields, 'filter' | 'sort' | 'columns' | 'show'> {
  const { filterValues, sort } = useListContext();
  const { columns, show } = useLeadDisplay();
  return { filter: filterValues as LeadViewFields['filter'], sort: [sort.field, sort.order], columns, show };
}

/** The address that shows a saved view. */
function savedHref({ id, filter, sort: [field, order], columns, show }: LeadViewRecord): string {
  const entries = { sort: field, order, show, saved: id, ...(columns && { columns: columns.join(',') }) };
  const href = listHref('/leads', filter);
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(entries).toString()}`;
}

/** Labels of saved views: two with one title have their owners' names, two of one owner are numbered. */
export function viewLabels(
  views: readonly Pick<LeadViewRecord, 'title' | 'owner_name'>[],
  formerColleague: string,
): string[] {
  const withOwners = views.map(({ title, owner_name }) => {
    const isShared = views.filter((other) => other.title === title).length > 1;
    return isShared ? `${title} · ${owner_name ?? formerColleague}` : title;
  });
  return withOwners.map((label, at) => {
    const same = withOwners.slice(0, at).filter((other) => other === label).length;
    return same === 0 ? label : `${label} (${same + 1})`;
  });
}
