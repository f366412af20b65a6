import type { LeadRecord, LeadRecordInFull } from '@prospectus/contract';
import { Button, Card, ConfirmDialog, Heading, Link, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import type { Desk } from './use-desk.ts';

/** Leads that may be the same person, and those that were merged into this one. */
export function SimilarLeads({ lead, desk }: { lead: LeadRecordInFull; desk: Desk }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [merging, setMerging] = useState<LeadRecord>();
  const { data = [] } = useQuery({
    queryKey: ['leads', 'similar', lead.id],
    queryFn: () => provider.desk<'similar', LeadRecord>('leads', 'similar', { params: { id: lead.id } }),
    enabled: lead.merged_into === null,
  });
  const nameOf = (other: { name: string }) => other.name || text('desk.unnamed');
  const merge = async (other: LeadRecord) => {
    const call = () => provider.desk('leads', 'merge', { params: { id: other.id }, body: { into: lead.id } });
    await desk.attempt(call, text('desk.similar.merged'));
    setMerging(undefined);
  };
  if (data.length === 0 && lead.merged.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={1.5}>
        {data.length > 0 && (
          <>
            <Heading level={2} size="h5">
              {text('desk.similar.title')}
            </Heading>
            <Stack as="ul" gap={1.5}>
              {data.map((other) => (
                <li key={other.id}>
                  <Link href={`/leads/${other.id}`}>{nameOf(other)}</Link>
                  <Text as="div" size="small" tone="muted">
                    {other.mobile} · {other.area_of_interest}
                  </Text>
                  <Button variant="secondary" size="small" onClick={() => setMerging(other)}>
                    {text('desk.similar.merge')}
                  </Button>
                </li>
              ))}
            </Stack>
          </>
        )}
        {lead.merged.length > 0 && (
          <>
            <Heading level={2} size="h5">
              {text('desk.similar.parts')}
            </Heading>
            <Stack as="ul" gap={1}>
              {lead.merged.map((id) => (
                <li key={id}>
                  <Stack direction="row" gap={1.5} align="center">
                    <Link href={`/leads/${id}`}>{text('desk.similar.open')}</Link>
                    <Button
                      variant="quiet"
                      size="small"
                      busy={desk.isBusy}
                      onClick={() =>
                        void desk.attempt(
                          () => provider.desk('leads', 'unmerge', { params: { id } }),
                          text('desk.similar.unmerged'),
                        )
                      }
                    >
                      {text('desk.similar.unmerge')}
                    </Button>
                  </Stack>
                </li>
              ))}
            </Stack>
          </>
        )}
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
          {text('desk.similar.mergeText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
