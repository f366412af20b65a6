import type { PersonSearchResult } from '@prospectus/contract/retention';
import { Button, Callout, Card, DataTable, EmptyState, Link, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { saveFile } from '../../layout/save-file.ts';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

const MIN_CONTACT = 5;
const MIN_REASON = 3;
type Person = PersonSearchResult & { contact: string };
type Action = 'download' | 'erase';

/** Finds everything of one person by phone or e-mail, to give it to them or to erase it. */
export function PersonSearch() {
  const text = useText();
  const { call, busy } = useCall();
  const [typed, setTyped] = useState('');
  const [person, setPerson] = useState<Person>();
  const [action, setAction] = useState<Action>();
  const contact = typed.trim();
  const find = async () => {
    const result = await call('POST /admin/retention/people/find', { body: { contact } });
    setPerson(result && { ...result.answer, contact });
  };
  return (
    <Stack gap={3}>
      <Panel title={text('retention.person.title')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (contact.length >= MIN_CONTACT) void find();
          }}
        >
          <Stack gap={2}>
            <TextField
              label={text('retention.person.contact')}
              help={text('retention.person.contactHelp')}
              value={typed}
              maxLength={254}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button type="submit" startIcon="search" busy={busy} disabled={contact.length < MIN_CONTACT}>
                {text('retention.person.find')}
              </Button>
            </div>
          </Stack>
        </form>
      </Panel>
      {person && <Records person={person} onAction={setAction} />}
      {person && action && (
        <ReasonDialog
          action={action}
          contact={person.contact}
          onClose={() => setAction(undefined)}
          onErased={() => {
            setPerson(undefined);
            setTyped('');
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

/** Downloads or erases a person's data once the reason is given. */
function ReasonDialog({ action, contact, onClose, onErased }: ReasonDialogProps) {
  const text = useText();
  const { call, busy, failure } = useCall({ inPlace: true });
  const [reason, setReason] = useState('');
  const input = { body: { contact, reason: reason.trim() } };
  const download = async () => {
    const done = text('retention.person.saved');
    const result = await call('POST /admin/retention/people/export', input, { done });
    if (!result) return;
    saveFile(new File([JSON.stringify(result.answer, null, 2)], 'person.json', { type: 'application/json' }));
    onClose();
  };
  const erase = async () => {
    const result = await call('POST /admin/retention/people/erase', input, {
      done: (counts) => ({
        title: text('retention.person.erased'),
        description: text('retention.person.erasedText', counts),
      }),
    });
    if (!result) return;
    onClose();
    onErased();
  };
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={text(`retention.person.${action}`)}
      actions={
        <Button
          variant={action === 'erase' ? 'danger' : 'primary'}
          busy={busy}
          disabled={reason.trim().length < MIN_REASON}
          onClick={() => void (action === 'erase' ? erase() : download())}
        >
          {text(action === 'erase' ? 'retention.person.confirm' : 'retention.person.download')}
        </Button>
      }
    >
      <Stack gap={2}>
        {failure && (
          <Callout tone="danger" role="alert">
            {failure.message}
          </Callout>
        )}
        <Text>{text(`retention.person.${action}Text`)}</Text>
        <TextField
          label={text('retention.reason')}
          help={text('retention.reasonHelp')}
          value={reason}
          maxLength={500}
          autoComplete="off"
          data-autofocus=""
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </ModalDialog>
  );
}
