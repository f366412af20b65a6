import type { PersonSearchResult } from '@prospectus/contract/retention';
import { Button, Card, DataTable, EmptyState, Heading, Link, Stack, Text, TextField } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { saveFile } from '../../layout/save-file.ts';
import { useText } from '../../texts/language-context.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useAttempt } from './use-attempt.ts';

const SHORTEST = 5;
type Asked = { contact: string; found: PersonSearchResult };

/** Finds everything of one person by phone or e-mail, to give it to them or to erase it. */
export function PersonSearch() {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { attempt, say, isBusy } = useAttempt();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [asks, setAsks] = useState<'download' | 'erase'>();

  const find = async () => {
    const contact = typed.trim();
    const found = await attempt(() => provider.api('POST /admin/retention/people/find', { body: { contact } }));
    setAsked(found && { contact, found });
  };
  const download = async ({ contact }: Asked, reason: string) => {
    const data = await attempt(() =>
      provider.api('POST /admin/retention/people/export', { body: { contact, reason } }),
    );
    if (!data) return;
    saveFile(new File([JSON.stringify(data, null, 2)], 'person.json', { type: 'application/json' }));
    say(text('retention.person.saved'));
    setAsks(undefined);
  };
  const erase = async ({ contact }: Asked, reason: string) => {
    const counts = await attempt(() =>
      provider.api('POST /admin/retention/people/erase', { body: { contact, reason } }),
    );
    // Where it failed, the reason that was typed stays.
    if (!counts) return;
    setAsks(undefined);
    say(text('retention.person.erased'), text('retention.person.erasedText', counts));
    setAsked(undefined);
    setTyped('');
  };
  return (
    <Stack gap={3}>
      <Card as="section">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim().length >= SHORTEST && !isBusy) void find();
          }}
        >
          <Stack gap={2}>
            <Heading level={2} size="h5">
              {text('retention.person.title')}
            </Heading>
            <TextField
              label={text('retention.person.contact')}
              help={text('retention.person.contactHelp')}
              value={typed}
              maxLength={254}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button type="submit" startIcon="search" busy={isBusy && !asks} disabled={typed.trim().length < SHORTEST}>
                {text('retention.person.find')}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {asked && <Found found={asked.found} onAsk={setAsks} />}
      {asked && asks && (
        <ReasonDialog
          title={text(`retention.person.${asks}`)}
          about={text(`retention.person.${asks}Text`)}
          confirm={text(asks === 'erase' ? 'retention.person.confirm' : 'retention.person.download')}
          isDanger={asks === 'erase'}
          isBusy={isBusy}
          onClose={() => setAsks(undefined)}
          onConfirm={(reason) => void (asks === 'erase' ? erase(asked, reason) : download(asked, reason))}
        />
      )}
    </Stack>
  );
}

function Found({ found, onAsk }: { found: PersonSearchResult; onAsk: (what: 'download' | 'erase') => void }) {
  const text = useText();
  if (found.records.length === 0)
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
          rows={found.records.map(({ kind, id, title, at }) => ({
            who: kind === 'lead' || kind === 'merged' ? <Link href={`/leads/${id}`}>{title}</Link> : title,
            kind: text(`retention.person.kinds.${kind}`),
            at: <Timestamp at={at} />,
          }))}
        />
        <Text size="small" tone="muted">
          {text('retention.person.messages', { smart_count: found.messages })}
        </Text>
        <Stack direction="row" gap={1}>
          <Button variant="secondary" startIcon="download" onClick={() => onAsk('download')}>
            {text('retention.person.download')}
          </Button>
          <Button variant="danger" startIcon="trash" onClick={() => onAsk('erase')}>
            {text('retention.person.erase')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
