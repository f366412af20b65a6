import type { LeadViewRecord } from '@prospectus/contract';

type View = Pick<LeadViewRecord, 'title' | 'owner' | 'owner_name'>;

/** What saved views are called: two of one title with their owners, two of one owner with their numbers. */
export function viewLabels(views: readonly View[], former: string): string[] {
  const withOwners = views.map(({ title, owner_name }) =>
    views.filter((other) => other.title === title).length > 1 ? [title, owner_name ?? former].join(' · ') : title,
  );
  return withOwners.map((label, at) => {
    const before = withOwners.slice(0, at).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}
