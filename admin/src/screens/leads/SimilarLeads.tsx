import type { CallAnswer, FullLeadRecord, LeadRecord } from '@prospectus/contract';
import { Button, Link, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { PartFailed } from '../../layout/PartFailed.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { leadName, useQualifications } from './lead-parts.tsx';

type Query<Answer> = { data: Answer | undefined; error: Error | null; refetch: () => unknown };

type SimilarProps = { lead: FullLeadRecord; query: Query<CallAnswer<'GET /admin/leads/:id/similar'>> };

/** Leads that may be the same person, each of which can be merged into this one. */
export function SimilarLeads({ lead, query: { data = [], error, refetch } }: SimilarProps) {
  const text = useText();
  const { call, busy } = useCall();
  const [merging, setMerging] = useState<LeadRecord>();
  const merge = async ({ id }: LeadRecord) => {
    const input = { params: { id }, body: { into: lead.id } };
    await call('POST /admin/leads/:id/merge', input, { done: text('desk.similar.merged') });
    setMerging(undefined);
  };
  if (data.length === 0)
    return <PartFailed title={text('desk.similar.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('desk.similar.title')} gap={1.5}>
      <Stack as="ul" gap={1.5}>
        {data.map((other) => (
          <li key={other.id}>
            <Link href={`/leads/${other.id}`}>{leadName(other, text)}</Link>
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
          title={text('desk.similar.mergeTitle', { other: leadName(merging, text), name: leadName(lead, text) })}
          confirmLabel={text('desk.similar.mergeConfirm')}
          busy={busy}
          onCancel={() => setMerging(undefined)}
          onConfirm={() => void merge(merging)}
        >
          {/* Both often have the same name. */}
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

/** The leads that were merged into this one, each of which can be separated again. */
export function MergedLeads({ lead: { merged } }: { lead: FullLeadRecord }) {
  const text = useText();
  const { call, busy } = useCall();
  const separate = (id: string) =>
    void call('POST /admin/leads/:id/unmerge', { params: { id } }, { done: text('desk.similar.unmerged') });
  if (merged.length === 0) return null;
  return (
    <Panel title={text('desk.similar.parts')} gap={1.5}>
      <Stack as="ul" gap={1}>
        {merged.map((id) => (
          <li key={id}>
            <Stack direction="row" gap={1.5} align="center">
              <Link href={`/leads/${id}`}>{text('desk.similar.open')}</Link>
              <Button variant="quiet" size="small" busy={busy} onClick={() => separate(id)}>
                {text('desk.similar.unmerge')}
              </Button>
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

type StagedProps = { lead: FullLeadRecord; query: Query<CallAnswer<'GET /admin/leads/:id/staged'>> };

/** What somebody entered about the lead without its code: accepted or refused once the person has been asked. */
export function StagedChanges({ lead: { id }, query: { data = [], error, refetch } }: StagedProps) {
  const text = useText();
  const qualifications = useQualifications();
  const { call, busy } = useCall();
  const decide = (enquiry: string, accept: boolean) =>
    void call(
      'POST /admin/leads/:id/staged',
      { params: { id }, body: { enquiry, accept } },
      { done: text(accept ? 'desk.staged.accepted' : 'desk.staged.refused') },
    );
  if (data.length === 0)
    return <PartFailed title={text('desk.staged.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('desk.staged.title')}>
      <Text tone="muted">{text('desk.staged.text')}</Text>
      <Stack as="ul" gap={2.5}>
        {data.map(({ enquiry, at, fields }) => (
          <li key={enquiry}>
            <Stack gap={1.5}>
              <Muted>
                <Timestamp at={at} />
              </Muted>
              {fields.map(({ field, before, after }) => (
                <div key={field}>
                  <Muted>{text(`desk.staged.fields.${field}`)}</Muted>
                  {Object.entries({ now: before, entered: after }).map(([state, value]) => (
                    <Text key={state} as="div" tabular>
                      {text(`desk.staged.${state as 'now'}`)}:{' '}
                      {qualifications.find((option) => option.value === value)?.label ?? value}
                    </Text>
                  ))}
                </div>
              ))}
              <Stack direction="row" gap={1}>
                <Button size="small" busy={busy} onClick={() => decide(enquiry, true)}>
                  {text('desk.staged.accept')}
                </Button>
                <Button size="small" variant="secondary" busy={busy} onClick={() => decide(enquiry, false)}>
                  {text('desk.staged.refuse')}
                </Button>
              </Stack>
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
