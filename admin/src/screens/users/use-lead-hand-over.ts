import { can, type MatchingResult, type Role, type UserRecord } from '@prospectus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** Whether who has the role may look after leads. */
export const mayHaveLeads = (role: Role | null): boolean => can(role, 'update', 'leads');

/** The leads a person looks after, who else could, and how all of them are given to somebody, or to nobody. */
export function useLeadHandOver(person: UserRecord) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const enabled = mayHaveLeads(person.role);
  const filter = { owner: person.id };
  const leads = useGetList(
    'leads',
    {
      filter,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      meta: { fields: ['id'] },
    },
    { enabled },
  );
  const owners = useQuery({
    queryKey: ['leads', 'owners'],
    queryFn: () => provider.api('GET /admin/leads/owners'),
    enabled,
  });
  return {
    isPending: enabled && (leads.isPending || owners.isPending),
    /** Why it is not known how many there are. */
    error: leads.error ?? owners.error,
    count: leads.total ?? 0,
    colleagues: (owners.data ?? []).filter(({ id }) => id !== person.id),
    /** A hundred leads a call. Answers how many could not be given away. */
    handOver: async (owner: string | null): Promise<number> => {
      let from: MatchingResult['next'] = null;
      let refused = 0;
      try {
        do {
          const answer: MatchingResult = await provider.api('POST /admin/leads/matching', {
            body: { filter, changes: { owner }, ...(from && { from }) },
          });
          refused += answer.refused;
          from = answer.next;
        } while (from);
      } finally {
        await queries.invalidateQueries({ queryKey: ['leads'] });
      }
      return refused;
    },
  };
}
