import type { LeadRecord, FullLeadRecord } from '@prospectus/contract';
import { Button, Link, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { PartFailed } from '../../layout/PartFailed.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import type { Desk } from './use-desk.ts';

/** Leads that may be the same person as a lead. */
export function useSimilarLeads(id: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['leads', 'similar', id],
    queryFn: () => provider.api('GET /admin/leads/:id/similar', { params: { id } }),
    retry: false,
  });
}

type Props = { lead: FullLeadRecord; desk: Desk; similar: ReturnType<typeof useSimilarLeads> };

/** Leads that may be the same person: decided before the person is called. */
export function SimilarLeads({ lead, desk, similar: { data = [], error, refetch } }: Props) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [merging, setMerging] = useState<LeadRecord>();
  const nameOf = (one: { name: string }) => one.name || text('desk.unnamed');
  const merge = async (other: LeadRecord) => {
    const call = () =>
      provider.api('POST /admin/leads/:id/merge', { params: { id: other.id }, body: { into: lead.id } });
    await desk.attempt(call, text('desk.similar.merged'));
    setMerging(undefined);
  };
  if (data.length === 0)
    return <PartFailed title={text('desk.similar.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('desk.similar.title')} gap={1.5}>
      <Stack as="ul" gap={1.5}>
        {data.map((other) => (
          <li key={other.id}>
            <Link href={`/leads/${other.id}`}>{nameOf(other)}</Link>
            <Muted>
              {other.mobile} · {other.area_of_interest}
            </Muted>
            <Button variant="secondary" size="small" onClick={() => setMerging(other)}>
              {text('desk.similar.merge')}
            </Button>
          </li>
        ))}
      </Stack>
      {merging && (
        <ConfirmDialog
          open
          title={text('desk.similar.mergeTitle', { other: nameOf(merging), name: nameOf(lead) })}
          confirmLabel={text('desk.similar.mergeConfirm')}
          busy={desk.isBusy}
          onCancel={() => setMerging(undefined)}
          onConfirm={() => void merge(merging)}
        >
          {/* Mostly both have one name. */}
          <Stack gap={1}>
            <Text as="div" tabular>
              {merging.mobile} → {lead.mobile}
            </Text>
            <Text as="div">{text('desk.similar.mergeText')}</Text>
          </Stack>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
