import { IMPORT_LIMITS, type ImportAnswer, type ImportRow } from '@prospectus/contract';
import { Button, Callout, DataTable, Skeleton, Stack, Text } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';

import { fieldPathLabel } from '../../fields/path-label.ts';
import { useUndoToast } from '../../layout/use-undo-toast.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { labelInSentence } from '../record-title.ts';

const FileDrop = lazy(async () => ({ default: (await import('@prospectus/design-system/file-drop')).FileDrop }));

const ACCEPT = { 'text/csv': ['.csv'], 'application/json': ['.json'] };
const MOST_SHOWN = 200;

/** A file is read without changing anything, its rows and their errors are shown, then it is imported and can be undone. */
export function ImportDialog({ resource, onClose }: { resource: ConsoleResource; onClose: () => void }) {
  const text = useText();
  const contractText = useContractText();
  const { file, answer, failure, busy, read, run } = useImport(resource, onClose);
  const refused = answer?.counts.refuse ?? 0;
  const changes = answer ? answer.counts.create + answer.counts.update : 0;
  return (
    <ModalDialog
      open
      size="large"
      title={text('lists.import.of', { what: labelInSentence(contractText(resource.declaration.label.many)) })}
      subtitle={text('lists.import.subtitle')}
      closeOnOutsideClick={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('lists.cancel')}
          </Button>
          <Button busy={busy} disabled={!answer || refused > 0 || changes === 0} onClick={() => void run()}>
            {text('lists.import.run', { smart_count: changes })}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Suspense fallback={<Skeleton height={140} />}>
          <FileDrop
            label={text('lists.import.file')}
            help={text('lists.import.help')}
            accept={ACCEPT}
            maxBytes={IMPORT_LIMITS.bytes}
            maxFiles={1}
            onFiles={([next]) => next && void read(next)}
          />
        </Suspense>
        <div role="status">
          {busy && <Text>{text('lists.import.reading', { name: file?.name ?? '' })}</Text>}
          {answer && <Text>{text('lists.import.counts', answer.counts)}</Text>}
        </div>
        {failure && <Callout tone="danger">{failure}</Callout>}
        {refused > 0 && <Callout tone="danger">{text('lists.import.refused', { smart_count: refused })}</Callout>}
        {answer && <Rows resource={resource} answer={answer} />}
      </Stack>
    </ModalDialog>
  );
}

/** The refused rows first: they are what has to be mended. */
function Rows({ resource, answer }: { resource: ConsoleResource; answer: ImportAnswer }) {
  const text = useText();
  const contractText = useContractText();
  const label = (path: string) => contractText(fieldPathLabel(resource.declaration.schema, path) || path);
  const details = ({ errors, fields, action }: ImportRow) => {
    if (errors)
      return Object.entries(errors)
        .map(([path, why]) => `${label(path)}: ${contractText(why)}`)
        .join(' ');
    return action === 'update' ? fields.map(label).join(', ') : '';
  };
  const rows = answer.rows
    .toSorted((a, b) => Number(b.action === 'refuse') - Number(a.action === 'refuse') || a.row - b.row)
    .slice(0, MOST_SHOWN);
  return (
    <>
      <DataTable
        caption={text('lists.import.rows')}
        captionHidden
        columns={[
          { key: 'row', label: text('lists.import.row') },
          { key: 'title', label: text('lists.import.record') },
          { key: 'action', label: text('lists.import.action') },
          { key: 'details', label: text('lists.import.details') },
        ]}
        rows={rows.map((row) => ({
          row: row.row,
          title: row.title,
          action: text(`lists.import.actions.${row.action}`),
          details: details(row),
        }))}
      />
      {answer.rows.length > MOST_SHOWN && (
        <Text tone="muted">{text('lists.import.more', { smart_count: answer.rows.length - MOST_SHOWN })}</Text>
      )}
    </>
  );
}

function useImport({ declaration: { name } }: ConsoleResource, onDone: () => void) {
  const text = useText();
  const undoToast = useUndoToast();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const errors = (error as { body?: { errors?: Record<string, string> } | null }).body?.errors;
      const [why] = Object.values(errors ?? {});
      setFailure(why ?? (error instanceof Error ? error.message : text('lists.wrong')));
    } finally {
      setBusy(false);
    }
  };
  const send = (next: File, dryRun: boolean) => {
    const body = new FormData();
    body.set('file', next);
    const query = { dryRun: dryRun ? 'true' : 'false' } as const;
    return provider.api('POST /admin/:resource/import', { params: { resource: name }, query, body });
  };
  return {
    file,
    answer,
    failure,
    busy,
    read: (next: File) =>
      attempt(async () => {
        setFile(next);
        setAnswer(undefined);
        setAnswer(await send(next, true));
      }),
    run: () =>
      attempt(async () => {
        if (!file) return;
        const data = await send(file, false);
        const { importId, counts } = data;
        // What was right when it was read may be refused now.
        setAnswer(data);
        if (importId === undefined) return;
        refresh();
        onDone();
        undoToast({
          title: text('lists.import.done', counts),
          undo: importId,
          undone: (count) => text('lists.recordsUndone', { smart_count: count }),
          afterwards: refresh,
        });
      }),
  };
}
