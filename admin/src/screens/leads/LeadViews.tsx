import { type LeadRecord, ROLE } from '@prospectus/contract';
import { LEAD_VIEWS, type LeadView } from '@prospectus/contract/lead-views';
import { Button, type ButtonProps, Select, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { useGetIdentity, useGetList } from 'react-admin';
import { useNavigate } from 'react-router';

import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { listHref } from '../../lists/list-href.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';

const FOR_ADMINS: readonly LeadView[] = ['quarantine', 'not-in-erp'];

/** The views of the desk as links; due and overdue with the number of their leads. */
export function LeadViews({ view }: { view: LeadView | undefined }) {
  const { text, locale } = useLanguage();
  const { identity } = useGetIdentity();
  const isAdmin = identity?.['role'] === ROLE.ADMIN;
  const counts: Partial<Record<LeadView, number>> = { due: useCount('due'), overdue: useCount('overdue') };
  const link = (one: LeadView | undefined) => {
    const count = (one && counts[one]) ?? 0;
    const label = text(`desk.views.${one ?? 'all'}`);
    return {
      key: one ?? 'all',
      label: count > 0 ? `${label} · ${count.toLocaleString(locale)}` : label,
      href: viewHref(one),
    };
  };
  const views = LEAD_VIEWS.filter((one) => isAdmin || !FOR_ADMINS.includes(one));
  return <ViewBar label={text('desk.views.label')} open={view ?? 'all'} views={[undefined, ...views].map(link)} />;
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

type ViewLink = Pick<ButtonProps, 'title' | 'startIcon'> & { key: string; label: string; href: string };

type ViewBarProps = {
  label: string;
  views: readonly ViewLink[];
  /** The key of the view that is open. */
  open: string | undefined;
  /** What can be done with the open view. */
  actions?: ReactNode;
};

/** Views as links; on a phone as one choice. */
export function ViewBar({ label, views, open, actions }: ViewBarProps) {
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
