import { type LeadRecord, ROLE } from '@prospectus/contract';
import { LEAD_VIEWS, type LeadView } from '@prospectus/contract/lead-views';
import { Button, Stack } from '@prospectus/design-system';
import { useGetIdentity, useGetList } from 'react-admin';

import { useLanguage } from '../../texts/language-context.ts';

/** Views whose number says what is to be done now. */
const COUNTED = ['due', 'overdue'] as const;
const FOR_ADMINS: readonly LeadView[] = ['quarantine', 'not-in-erp'];

/** The views of the desk as links; due and overdue with how many there are. */
export function LeadViews({ view }: { view: LeadView | undefined }) {
  const { text, locale } = useLanguage();
  const { identity } = useGetIdentity();
  const isAdmin = identity?.['role'] === ROLE.ADMIN;
  const counts = { due: useCount('due'), overdue: useCount('overdue') };
  const count = new Intl.NumberFormat(locale);
  const shown = [undefined, ...LEAD_VIEWS.filter((one) => isAdmin || !FOR_ADMINS.includes(one))];
  return (
    <nav aria-label={text('desk.views.label')}>
      <Stack direction="row" gap={0.75}>
        {shown.map((one) => {
          const number = COUNTED.find((counted) => counted === one);
          const waiting = number ? counts[number] : 0;
          return (
            <Button
              key={one ?? 'all'}
              size="small"
              variant={one === view ? 'primary' : 'secondary'}
              href={one ? `/leads?view=${one}` : '/leads'}
              aria-current={one === view ? 'page' : undefined}
            >
              {[text(`desk.views.${one ?? 'all'}`), ...(waiting > 0 ? [count.format(waiting)] : [])].join(' · ')}
            </Button>
          );
        })}
      </Stack>
    </nav>
  );
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
