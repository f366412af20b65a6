import { type LeadRecord, ROLE } from '@prospectus/contract';
import { LEAD_VIEWS, type LeadView } from '@prospectus/contract/lead-views';
import { useGetIdentity, useGetList } from 'react-admin';

import { useLanguage } from '../../texts/language-context.ts';
import { ViewBar } from './ViewBar.tsx';

/** Views whose number says what is to be done now. */
const COUNTED = ['due', 'overdue'] as const;
const FOR_ADMINS: readonly LeadView[] = ['quarantine', 'not-in-erp'];

/** The views of the desk as links, on a phone as one choice; due and overdue with how many there are. */
export function LeadViews({ view }: { view: LeadView | undefined }) {
  const { text, locale } = useLanguage();
  const { identity } = useGetIdentity();
  const isAdmin = identity?.['role'] === ROLE.ADMIN;
  const counts = { due: useCount('due'), overdue: useCount('overdue') };
  const count = new Intl.NumberFormat(locale);
  const shown = [undefined, ...LEAD_VIEWS.filter((one) => isAdmin || !FOR_ADMINS.includes(one))];
  const labelOf = (one: LeadView | undefined) => {
    const number = COUNTED.find((counted) => counted === one);
    const waiting = number ? counts[number] : 0;
    return [text(`desk.views.${one ?? 'all'}`), ...(waiting > 0 ? [count.format(waiting)] : [])].join(' · ');
  };
  return (
    <ViewBar
      name={text('desk.views.label')}
      open={view ?? ALL}
      views={shown.map((one) => ({ key: one ?? ALL, label: labelOf(one), href: hrefOf(one) }))}
    />
  );
}

const ALL = 'all';
const hrefOf = (view: string | undefined) => (view ? `/leads?view=${view}` : '/leads');

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
