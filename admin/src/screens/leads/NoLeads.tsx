import { Button, EmptyState } from '@prospectus/design-system';

import { useMay } from '../../providers/use-may.ts';
import { useText } from '../../texts/language-context.ts';
import type { LeadList } from './use-lead-list.ts';

/** Why there are no leads in a view, and what to do now. */
export function NoLeads({ list }: { list: Pick<LeadList, 'view' | 'values'> }) {
  const text = useText();
  const mayRule = useMay('lead-rules');
  const isNarrowed = Object.values(list.values).some((value) => value.trim() !== '');
  const here = list.view && list.view !== 'quarantine' ? list.view : 'all';
  if (isNarrowed)
    return (
      <EmptyState
        headingLevel={2}
        icon="search"
        title={text('desk.none')}
        text={text('desk.noneText')}
        action={
          <Button variant="secondary" href={list.view ? `/leads?view=${list.view}` : '/leads'}>
            {text('desk.empty.clear')}
          </Button>
        }
      />
    );
  const next = NEXT[here] ?? (here === 'all' && mayRule('update') ? RULES : undefined);
  return (
    <EmptyState
      headingLevel={2}
      icon="users"
      title={text(`desk.empty.${here}.title`)}
      text={text(`desk.empty.${here}.text`)}
      {...(next && {
        action: (
          <Button variant="secondary" href={next.href}>
            {text(next.label)}
          </Button>
        ),
      })}
    />
  );
}

const RULES = { href: '/lead-rules', label: 'desk.empty.rules' } as const;
const ALL = { href: '/leads', label: 'desk.empty.toAll' } as const;
const UNASSIGNED = { href: '/leads?view=unassigned', label: 'desk.empty.toUnassigned' } as const;
/** Where there is something to do instead. */
const NEXT: Partial<Record<string, typeof RULES | typeof ALL | typeof UNASSIGNED>> = {
  new: UNASSIGNED,
  unassigned: ALL,
  mine: UNASSIGNED,
  due: UNASSIGNED,
  overdue: UNASSIGNED,
  'not-in-erp': ALL,
  'do-not-contact': ALL,
};
