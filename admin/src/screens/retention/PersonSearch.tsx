import type { PersonSearchResult } from '@prospectus/contract/retention';
import { Button, Card, DataTable, EmptyState, Link, Stack, Text } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { DataForm, useDataForm } from '../../layout/DataForm.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { saveFile } from '../../layout/save-file.ts';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useApi } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

type Person = PersonSearchResult & { contact: string };
type Action = 'download' | 'erase';

/** Finds everything of one person by phone or e-mail, to give it to them or to erase it. */
export function PersonSearch() {
  const text = useText();
  const api = useApi();
  const [person, setPerson] = useState<Person>();
  const [action, setAction] = useState<Action>();
  const form = useDataForm({ contact: '' }, undefined, async (typed: { contact: string }) => {
    setPerson(undefined);
    const contact = typed.contact.trim();
    setPerson({ ...(await api('POST /admin/retention/people/find', { body: { contact } })), contact });
  });
  return (
    <Stack gap={3}>
      <Panel title={text('retention.person.title')}>
        <DataForm
          form={form}
          fields={{
            contact: {
              label: 'retention.person.contact',
              help: 'retention.person.contactHelp',
              maxLength: 254,
              autoComplete: 'off',
            },
          }}
          button="retention.person.find"
        />
      </Panel>
      {person && <Records person={person} onAction={setAction} />}
      {person && action && (
        <ReasonDialog
          action={action}
          contact={person.contact}
          onClose={() => setAction(undefined)}
          onErased={() => {
            setPerson(undefined);
            form.set({ contact: '' });
          }}
        />
      )}
    </Stack>
  );
}

function Records({ person: { records, messages }, onAction }: { person: Person; onAction: (action: Action) => void }) {
  const text = useText();
  if (records.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        icon="search"
        title={text('retention.person.none')}
        text={text('retention.person.noneText')}
      />
    );
  return (
    <Card as="section">
      <Stack gap={2}>
        <DataTable
          caption={text('retention.person.found')}
          columns={[
            { key: 'who', label: text('retention.person.who') },
            { key: 'kind', label: text('retention.person.kind') },
            { key: 'at', label: text('retention.person.at') },
          ]}
          rows={records.map(({ kind, id, title, at }) => ({
            who: kind === 'lead' || kind === 'merged' ? <Link href={`/leads/${id}`}>{title}</Link> : title,
            kind: text(`retention.person.kinds.${kind}`),
            at: <Timestamp at={at} />,
          }))}
        />
        <Muted>{text('retention.person.messages', { smart_count: messages })}</Muted>
        <Stack direction="row" gap={1}>
          <Button variant="secondary" startIcon="download" onClick={() => onAction('download')}>
            {text('retention.person.download')}
          </Button>
          <Button variant="danger" startIcon="trash" onClick={() => onAction('erase')}>
            {text('retention.person.erase')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

type ReasonDialogProps = { action: Action; contact: string; onClose: () => void; onErased: () => void };

/** Downloads or erases a person's data once the reason is written. */
function ReasonDialog({ action, contact, onClose, onErased }: ReasonDialogProps) {
  const text = useText();
  const api = useApi();
  const isErasure = action === 'erase';
  const form = useDataForm(
    { reason: '' },
    undefined,
    async ({ reason }: { reason: string }) => {
      const input = { body: { contact, reason: reason.trim() } };
      if (isErasure) return api('POST /admin/retention/people/erase', input);
      const data = JSON.stringify(await api('POST /admin/retention/people/export', input), null, 2);
      saveFile(new File([data], 'person.json', { type: 'application/json' }));
      return undefined;
    },
    {
      done: (counts) =>
        counts
          ? { title: text('retention.person.erased'), description: text('retention.person.erasedText', counts) }
          : { title: text('retention.person.saved') },
      refetch: ['retention'],
      onDone: () => {
        onClose();
        if (isErasure) onErased();
      },
    },
  );
  return (
    <ModalDialog open size="small" onClose={onClose} title={text(`retention.person.${action}`)}>
      <Stack gap={2}>
        <Text>{text(`retention.person.${action}Text`)}</Text>
        <DataForm
          form={form}
          fields={{
            reason: {
              label: 'retention.reason',
              help: 'retention.reasonHelp',
              maxLength: 500,
              autoComplete: 'off',
              takesFocus: true,
            },
          }}
          button={isErasure ? 'retention.person.confirm' : 'retention.person.download'}
          variant={isErasure ? 'danger' : 'primary'}
        />
      </Stack>
    </ModalDialog>
  );
}
