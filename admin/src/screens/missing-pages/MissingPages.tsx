import type { Failure, MissingPage } from '@prospectus/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
  Stack,
  Text,
  TextField,
  useToast,
} from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';

/** Addresses that led nowhere, each with a press that makes a redirect of it. */
export function MissingPages() {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [redirecting, setRedirecting] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['missing-pages'],
    queryFn: () => provider.api('GET /admin/missing-pages'),
  });
  const forget = async (path: string) => {
    try {
      await provider.api('POST /admin/missing-pages/forget', { body: { path } });
      await refetch();
    } catch (thrown) {
      toast.show({ tone: 'danger', title: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  };
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('publishing.missingPages')}
        count={data?.length ?? null}
        subtitle={text('publishing.missingPagesText')}
      />
      <Card>{content()}</Card>
      {redirecting !== undefined && (
        <MakeRedirect
          from={redirecting}
          onClose={() => setRedirecting(undefined)}
          onMade={() => {
            setRedirecting(undefined);
            toast.show({ tone: 'success', title: text('publishing.redirectMade') });
            void refetch();
          }}
        />
      )}
    </Stack>
  );

  function content() {
    if (error)
      return (
        <ErrorState title={text('publishing.missingFailed')} text={error.message} onRetry={() => void refetch()} />
      );
    if (!data) return <Skeleton height={120} />;
    if (data.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          icon="check"
          title={text('publishing.noMissing')}
          text={text('publishing.noMissingText')}
        />
      );
    return (
      <Stack as="ul" gap={1.5}>
        {data.map((page) => (
          <li key={page.path}>
            <Row page={page} onRedirect={() => setRedirecting(page.path)} onForget={() => void forget(page.path)} />
          </li>
        ))}
      </Stack>
    );
  }
}

function Row({ page, onRedirect, onForget }: { page: MissingPage; onRedirect: () => void; onForget: () => void }) {
  const text = useText();
  return (
    <Stack direction="row" gap={1.5} align="center" justify="space-between">
      <Stack gap={0}>
        <Text as="span">{page.path}</Text>
        <Text as="span" size="small" tone="muted">
          {text('publishing.asked', { smart_count: page.count })} · <Timestamp at={page.last_at} />
        </Text>
      </Stack>
      <Stack direction="row" gap={1} align="center">
        <Button variant="secondary" size="small" startIcon="link" onClick={onRedirect}>
          {text('publishing.makeRedirect')}
        </Button>
        <IconButton icon="close" label={text('publishing.forget', { path: page.path })} onClick={onForget} />
      </Stack>
    </Stack>
  );
}

function MakeRedirect({ from, onClose, onMade }: { from: string; onClose: () => void; onMade: () => void }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [to, setTo] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await provider.create('redirects', { data: { from, to } });
      onMade();
    } catch (thrown) {
      const errors = thrown instanceof HttpError ? ((thrown.body as Failure | null)?.errors ?? {}) : {};
      setFailure(errors['to'] ?? errors['from'] ?? (thrown instanceof Error ? thrown.message : String(thrown)));
    } finally {
      setBusy(false);
    }
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
        error={failure}
        onChange={(event) => setTo(event.target.value)}
        data-autofocus=""
      />
    </ModalDialog>
  );
}
