import { Button, IconButton, Stack, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

/** Addresses that visitors did not find, each with a button that makes a redirect of it. */
export function MissingPages() {
  const text = useText();
  const pages = useRead('GET /admin/missing-pages');
  const { call } = useCall();
  const [redirecting, setRedirecting] = useState<string>();
  return (
    <ListScreen
      subject="missing-pages"
      rows={{ ...pages, data: pages.data?.map((page) => ({ ...page, id: page.path })) }}
      sort={{ field: 'count', order: 'DESC' }}
      title={text('publishing.missingPages')}
      subtitle={text('publishing.missingPagesText')}
      failed={text('publishing.missingFailed')}
      empty={{ icon: 'check', title: text('publishing.noMissing'), text: text('publishing.noMissingText') }}
      columns={[
        { name: 'path', label: text('publishing.path'), sortable: true },
        { name: 'count', label: text('publishing.visits'), sortable: true, align: 'right' },
        { name: 'last_at', label: text('publishing.lastVisit'), sortable: true, isTime: true },
        {
          name: 'actions',
          label: text('publishing.whatToDo'),
          cell: ({ path }) => (
            <Stack direction="row" gap={1} align="center">
              <Button variant="secondary" size="small" startIcon="link" onClick={() => setRedirecting(path)}>
                {text('publishing.makeRedirect')}
              </Button>
              <IconButton
                icon="close"
                label={text('publishing.forget', { path })}
                onClick={() => void call('POST /admin/missing-pages/forget', { body: { path } })}
              />
            </Stack>
          ),
        },
      ]}
    >
      {redirecting !== undefined && <MakeRedirect from={redirecting} onClose={() => setRedirecting(undefined)} />}
    </ListScreen>
  );
}

function MakeRedirect({ from, onClose }: { from: string; onClose: () => void }) {
  const text = useText();
  const { call, busy, failure } = useCall({ inPlace: true });
  const [to, setTo] = useState('');
  const make = async () => {
    const input = { params: { resource: 'redirects' }, body: { from, to } };
    const options = { done: text('publishing.redirectMade'), refetch: ['missing-pages'] };
    if (await call('POST /admin/:resource', input, options)) onClose();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      size="small"
      title={text('publishing.redirectTitle', { from })}
      actions={
        <Button busy={busy} disabled={!to} onClick={() => void make()}>
          {text('publishing.makeRedirect')}
        </Button>
      }
    >
      <TextField
        label={text('publishing.redirectTo')}
        help={text('publishing.redirectHelp')}
        value={to}
        error={failure && (failure.errors['to'] ?? failure.errors['from'] ?? failure.message)}
        onChange={(event) => setTo(event.target.value)}
        data-autofocus=""
      />
    </ModalDialog>
  );
}
