import { type LeadRecord, ROLE } from '@prospectus/contract';
import { LEAD_VIEWS, type LeadView } from '@prospectus/contract/lead-views';
import { Button, Select, Stack } from '@prospectus/design-system';
import { useGetIdentity, useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { useLanguage } from '../../texts/language-context.ts';

/** Views whose number says what is to be done now. */
const COUNTED = ['due', 'overdue'] as const;
const FOR_ADMINS: readonly LeadView[] = ['quarantine', 'not-in-erp'];

/** The views of the desk as links, on a phone as one choice; due and overdue with how many there are. */
export function LeadViews({ view }: { view: LeadView | undefined }) {
  const { text, locale } = useLanguage();
  const { identity } = useGetIdentity();
  const isAdmin = identity?.['role'] === ROLE.ADMIN;
  const counts = { due: useCount('due'), overdue: useCount('overdue') };
  const isWide = useIsTabletUp();
  const navigate = useNavigate();
  const count = new Intl.NumberFormat(locale);
  const shown = [undefined, ...LEAD_VIEWS.filter((one) => isAdmin || !FOR_ADMINS.includes(one))];
  const labelOf = (one: LeadView | undefined) => {
    const number = COUNTED.find((counted) => counted === one);
    const waiting = number ? counts[number] : 0;
    return [text(`desk.views.${one ?? 'all'}`), ...(waiting > 0 ? [count.format(waiting)] : [])].join(' · ');
  };
  if (!isWide)
    return (
      <Select
        label={text('desk.views.label')}
        value={view ?? ''}
        options={shown.map((one) => ({ value: one ?? '', label: labelOf(one) }))}
        onChange={({ target: { value } }) => void navigate(hrefOf(value))}
      />
    );
  return (
    <nav aria-label={text('desk.views.label')}>
      <Stack direction="row" gap={0.5}>
        {shown.map((one) => (
          <Button
            key={one ?? 'all'}
            size="small"
            variant={one === view ? 'primary' : 'quiet'}
            href={hrefOf(one)}
            aria-current={one === view ? 'page' : undefined}
          >
            {labelOf(one)}
          </Button>
        ))}
      </Stack>
    </nav>
  );
}

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
