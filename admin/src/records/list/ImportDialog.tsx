import { IMPORT_LIMITS, type ImportAnswer, type ImportRow } from '@prospectus/contract';
import { Callout, DataTable, Skeleton, Text } from '@prospectus/design-system';
import { useState } from 'react';
import { useRefresh } from 'react-admin';

import { fieldPathLabel } from '../../fields/schema-path.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';
import { useUndoToast } from '../../layout/use-undo-toast.ts';
import type { Api } from '../../providers/api.ts';
import { useCall } from '../../providers/calls.ts';
import type { Task } from '../../providers/progress.tsx';
import { useLanguage, useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { useNames } from '../record-title.ts';

const FileDrop = lazyPart(
  async () => (await import('@prospectus/design-system/file-drop')).FileDrop,
  () => <Skeleton height={140} />,
);

const ACCEPT = { 'text/csv': ['.csv'], 'application/json': ['.json'] };
const MAX_ROWS = 200;

/** Reads a file without changing anything, shows its rows and their errors, then imports it with an undo. */
export function ImportDialog({ resource, onClose }: { resource: ConsoleResource; onClose: () => void }) {
  const text = useText();
  const { name } = resource.declaration;
  const { manyInSentence } = useNames(resource.declaration);
  const undoToast = useUndoToast();
  const refresh = useRefresh();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const refused = answer?.counts.refuse ?? 0;
  const changes = answer ? answer.counts.create + answer.counts.update : 0;
  const send = async (api: Api, { signal }: Task, next: File, dryRun: 'true' | 'false') => {
    const body = new FormData();
    body.set('file', next);
    return api('POST /admin/:resource/import', { params: { resource: name }, query: { dryRun }, body, signal });
  };
  const read = (next: File) => {
    setFile(next);
    setAnswer(undefined);
    void attempt(async (api, task) => setAnswer(await send(api, task, next, 'true')), {
      progress: text('lists.import.reading', { name: next.name }),
    });
  };
  const run = async (chosen: File) =>
    attempt(
      async (api, task) => {
        const imported = await send(api, task, chosen, 'false');
        // A row that was right when it was read may be refused now.
        setAnswer(imported);
        if (imported.importId === undefined) return;
        refresh();
        onClose();
        undoToast({
          title: text('lists.import.done', imported.counts),
          undo: imported.importId,
          undone: (count) => text('lists.recordsUndone', { smart_count: count }),
          afterwards: refresh,
        });
      },
      {
        progress: text('lists.import.run', { smart_count: changes }),
        cancelled: text('shell.progress.cancelledAll'),
        refetch: [name],
      },
    );
  return (
    <FormDialog
      size="large"
      title={text('lists.import.of', { what: manyInSentence })}
      subtitle={text('lists.import.subtitle')}
      submitLabel={text('lists.import.run', { smart_count: changes })}
      busy={busy}
      disabled={!answer || refused > 0 || changes === 0}
      onSubmit={() => file && void run(file)}
      onClose={onClose}
    >
      <FileDrop
        label={text('lists.import.file')}
        help={text('lists.import.help')}
        accept={ACCEPT}
        maxBytes={IMPORT_LIMITS.bytes}
        maxFiles={1}
        onFiles={([next]) => next && read(next)}
      />
      <div role="status">
        {busy && <Text>{text('lists.import.reading', { name: file?.name ?? '' })}</Text>}
        {answer && <Text>{text('lists.import.counts', answer.counts)}</Text>}
      </div>
      {failure && <Callout tone="danger">{failure.message}</Callout>}
      {refused > 0 && <Callout tone="danger">{text('lists.import.refused', { smart_count: refused })}</Callout>}
      {answer && <Rows resource={resource} answer={answer} />}
    </FormDialog>
  );
}

/** The refused rows first: they need a correction. */
function Rows({ resource, answer }: { resource: ConsoleResource; answer: ImportAnswer }) {
  const { text, contractText } = useLanguage();
  const label = (path: string) => fieldPathLabel(resource.declaration.schema, path, contractText) || path;
  const details = ({ errors, fields, action }: ImportRow) => {
    if (errors)
      return Object.entries(errors)
        .map(([path, why]) => `${label(path)}: ${contractText(why)}`)
        .join(' ');
    return action === 'update' ? fields.map(label).join(', ') : '';
  };
  const rows = answer.rows
    .toSorted((a, b) => Number(b.action === 'refuse') - Number(a.action === 'refuse') || a.row - b.row)
    .slice(0, MAX_ROWS);
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
      {answer.rows.length > MAX_ROWS && (
        <Text tone="muted">{text('lists.import.more', { smart_count: answer.rows.length - MAX_ROWS })}</Text>
      )}
    </>
  );
}
