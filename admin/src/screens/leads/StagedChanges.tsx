import { type FullLeadRecord, QUALIFICATIONS, type StagedChange } from '@prospectus/contract';
import { Button, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { PartFailed } from '../../layout/PartFailed.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import type { Desk } from './use-desk.ts';

type Field = StagedChange['fields'][number];

/** What somebody entered about a lead without its code. */
export function useStagedChanges(id: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['leads', 'staged', id],
    queryFn: () => provider.api('GET /admin/leads/:id/staged', { params: { id } }),
    retry: false,
  });
}

type Props = { lead: FullLeadRecord; desk: Desk; staged: ReturnType<typeof useStagedChanges> };

/** What somebody entered about the lead without its code: accepted or refused after a word with the person. */
export function StagedChanges({ lead, desk, staged: { data = [], error, refetch } }: Props) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const decide = (enquiry: string, accept: boolean) =>
    void desk.attempt(
      () => provider.api('POST /admin/leads/:id/staged', { params: { id: lead.id }, body: { enquiry, accept } }),
      text(accept ? 'desk.staged.accepted' : 'desk.staged.refused'),
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
              {fields.map((field) => (
                <Difference key={field.field} {...field} />
              ))}
              <Stack direction="row" gap={1}>
                <Button size="small" busy={desk.isBusy} onClick={() => decide(enquiry, true)}>
                  {text('desk.staged.accept')}
                </Button>
                <Button size="small" variant="secondary" busy={desk.isBusy} onClick={() => decide(enquiry, false)}>
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

function Difference({ field, before, after }: Field) {
  const text = useText();
  const contractText = useContractText();
  const inWords = (value: string | number) =>
    field === 'qualification'
      ? contractText(QUALIFICATIONS.open.find(({ id }) => id === value)?.label ?? '—')
      : String(value);
  return (
    <div>
      <Muted>{text(`desk.staged.fields.${field}`)}</Muted>
      <Text as="div" tabular>
        {text('desk.staged.now')}: {inWords(before)}
      </Text>
      <Text as="div" tabular>
        {text('desk.staged.entered')}: {inWords(after)}
      </Text>
    </div>
  );
}
