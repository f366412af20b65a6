import type { BulkAction, BulkResult } from '@prospectus/contract';
import {
  Button,
  Callout,
  DataTable,
  ErrorState,
  Select,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@prospectus/design-system';
import { useState } from 'react';
import { Form, type RaRecord, useGetMany, useListContext, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { FieldValue } from '../../fields/FieldValue.tsx';
import { fieldsOf, type FormField, initialValue } from '../../fields/schema.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { CustomInputsContext, KindInputsContext } from '../../inputs/kind-input.ts';
import { kindInputs } from '../../inputs/kind-inputs.tsx';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useUndoToast } from '../../layout/use-undo-toast.ts';
import { useCall } from '../../providers/calls.ts';
import { inBatches } from '../../providers/progress.tsx';
import { useMay } from '../../providers/use-may.ts';
import { AddToRelease } from '../../releases/AddToRelease.tsx';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import { useNames } from '../record-title.ts';

export function BulkBar({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const toast = useToast();
  const { selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState<BulkAction | 'release'>();
  const { name } = resource.declaration;
  const may = useMay(name);
  const mayPublish = hasDrafts(resource) && may('publish');
  const actions = ACTIONS.filter(
    (action) =>
      may(action === 'unpublish' ? 'publish' : action === 'discard' ? 'update' : action) &&
      (action === 'update' || action === 'delete' || hasDrafts(resource)),
  );
  // The dialog shows its results when nothing is selected any more.
  if ((selectedIds.length === 0 && !open) || actions.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <div role="group" aria-label={text('lists.bulk.label')}>
      <Stack direction="row" gap={1} align="center">
        <Text as="span" tabular>
          {text('lists.bulk.selected', { smart_count: selectedIds.length })}
        </Text>
        {mayPublish && (
          <Button variant="secondary" size="small" onClick={() => setOpen('release')}>
            {text('publishing.addToRelease')}
          </Button>
        )}
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'delete' ? 'danger' : 'secondary'}
            size="small"
            onClick={() => {
              // The message of the last action would cover this dialog.
              toast.close();
              setOpen(action);
            }}
          >
            {text(`lists.bulk.actions.${action}`)}
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={() => onUnselectItems()}>
          {text('lists.bulk.clear')}
        </Button>
      </Stack>
      {open === 'release' && (
        <AddToRelease
          items={selectedIds.map((id) => ({ resource: name, id: String(id) }))}
          onClose={close}
          onAdded={() => onUnselectItems()}
        />
      )}
      {open && open !== 'release' && (
        <Form record={initialValue(resource.declaration.schema) as RaRecord}>
          <BulkDialog resource={resource} action={open} onClose={close} />
        </Form>
      )}
    </div>
  );
}

// About a second with the embedded database.
const BATCH = 25;
const ACTIONS = ['publish', 'unpublish', 'discard', 'update', 'delete'] as const satisfies readonly BulkAction[];

/** The status of a record after the action; undefined where it is gone. */
const AFTER: Record<BulkAction, string | undefined> = {
  publish: 'published',
  unpublish: 'draft',
  discard: 'published',
  update: 'changed',
  delete: undefined,
};

type BulkDialogProps = { resource: ConsoleResource; action: BulkAction; onClose: () => void };

/**
 * Shows what a bulk action changes, record by record, does it, and shows which it could not change and why. Each record
 * is sent with the version on screen: one that somebody else has changed is left unchanged.
 */
function BulkDialog({ resource, action, onClose }: BulkDialogProps) {
  const { text, contractText, refusalText } = useLanguage();
  const { name: subject, titleField } = resource.declaration;
  const names = useNames(resource.declaration);
  const toast = useToast();
  const undoToast = useUndoToast();
  const refresh = useRefresh();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const { selectedIds, onUnselectItems } = useListContext();
  const [ids] = useState(selectedIds);
  const fields = bulkFields(resource);
  const [fieldName, setFieldName] = useState(fields[0]?.name ?? '');
  const field = action === 'update' ? fields.find(({ name }) => name === fieldName) : undefined;
  const value: unknown = useWatch({ name: fieldName });
  const query = useGetMany<RaRecord>(
    subject,
    { ids, meta: { fields: [titleField, 'version', 'status', ...(field ? [field.name] : [])] } },
    // The selected records stay in sight while another field is loaded.
    { retry: false, placeholderData: (before) => before },
  );
  // The records that the results are about, also after the list is refetched.
  const [sent, setSent] = useState<{ records: RaRecord[]; results?: BulkResult[] }>();
  const results = sent?.results;
  const records = sent?.records ?? query.data;

  const run = async (sentRecords: RaRecord[]) =>
    attempt(
      async (api, task) => {
        const changeId = crypto.randomUUID();
        const versions = Object.fromEntries(sentRecords.map(({ id, version }) => [String(id), version as number]));
        const send = async (batch: string[]) =>
          api('POST /admin/:resource/bulk', {
            params: { resource: subject },
            body: { ids: batch, action, versions, changeId, ...(field && { changes: { [field.name]: value } }) },
          });
        const { results: first, failure: ended } = await inBatches(Object.keys(versions), { size: BATCH, task }, send);
        // A record may have waited for one of a later batch.
        const waiting = first.flatMap(({ id, code }) => (code === 'LOCKED' || code === 'IN_USE' ? [id] : []));
        const isWhole = first.length === sentRecords.length;
        const again = isWhole && first.length > BATCH && waiting.length > 0 ? await send(waiting).catch(() => []) : [];
        const answer = first.map((result) => again.find(({ id }) => id === result.id) ?? result);
        const done = answer.filter(({ ok }) => ok).length;
        const isRefused = done < sentRecords.length;
        const message = {
          tone: isRefused ? (task.signal.aborted ? 'neutral' : 'danger') : 'success',
          title: text(`lists.bulk.done.${action}`, { smart_count: done }),
          ...(!isWhole && {
            description: `${ended ? `${refusalText(ended)} ` : ''}${text('shell.progress.stopped', { done: answer.length, total: sentRecords.length })}`,
          }),
        } as const;
        const undone = () => text('lists.recordsUndone', { smart_count: done });
        if (hasDrafts(resource) && done > 0) undoToast({ ...message, undo: changeId, undone, afterwards: refresh });
        else toast.show(message);
        setSent({ records: sentRecords, ...(isRefused && { results: answer }) });
        onUnselectItems();
        refresh();
        if (!isRefused) onClose();
      },
      { progress: text(`lists.bulk.titles.${action}`, { smart_count: sentRecords.length }) },
    );
  const refused = results?.filter(({ ok }) => !ok) ?? [];
  const now = (record: RaRecord) =>
    field ? <FieldValue value={record[field.name]} meta={field.meta} /> : <RecordStatus record={record} />;
  const after = (record: RaRecord) => {
    if (results) {
      const result = results.find(({ id }) => id === record.id);
      if (!result) return text('lists.bulk.unchanged');
      return result.ok ? text('lists.bulk.ok') : refusalText(result);
    }
    if (AFTER[action] === undefined) return text('lists.bulk.gone');
    return now(field ? { ...record, [field.name]: value } : { ...record, status: AFTER[action] });
  };
  return (
    <FormDialog
      size="large"
      title={text(`lists.bulk.titles.${action}`, { smart_count: ids.length })}
      subtitle={text(`lists.bulk.subtitles.${action}`)}
      cancelLabel={text(results ? 'lists.close' : 'lists.cancel')}
      submitLabel={results ? undefined : text(`lists.bulk.actions.${action}`)}
      tone={action === 'delete' ? 'danger' : 'primary'}
      busy={busy}
      // An earlier dialog may have read versions that its own action has made old.
      disabled={!query.isFetchedAfterMount || !records || (action === 'update' && !field)}
      onSubmit={() => records && void run(records)}
      onClose={onClose}
    >
      {field && !results && (
        <>
          <Select
            label={text('lists.bulk.field')}
            value={field.name}
            options={fields.map(({ name, meta }) => ({ value: name, label: contractText(meta.label) }))}
            onChange={(event) => setFieldName(event.target.value)}
          />
          <KindInputsContext value={kindInputs}>
            <CustomInputsContext value={resource.inputs ?? {}}>
              <FieldInput key={field.name} {...field} source={field.name} />
            </CustomInputsContext>
          </KindInputsContext>
        </>
      )}
      {failure && <Callout tone="danger">{failure.message}</Callout>}
      {refused.length > 0 && (
        <Callout tone="danger">{text('lists.bulk.refused', { smart_count: refused.length })}</Callout>
      )}
      {query.error && <ErrorState headingLevel={3} title={text('lists.order.failed')} text={query.error.message} />}
      {!records && !query.error && <Skeleton height={160} />}
      {records && (
        <DataTable
          caption={text('lists.bulk.preview')}
          captionHidden
          columns={[
            { key: 'title', label: names.one },
            { key: 'now', label: text('lists.bulk.now') },
            { key: 'after', label: text(results ? 'lists.bulk.result' : 'lists.bulk.after') },
          ]}
          rows={records.map((record) => ({
            title: names.titleOf(record),
            now: now(record),
            after: after(record) ?? '',
          }))}
        />
      )}
    </FormDialog>
  );
}

/** The fields that can get one value in many records; its title, address, long text and lists are each record's own. */
const bulkFields = ({ declaration }: ConsoleResource): FormField[] =>
  fieldsOf(declaration.schema).filter(
    ({ name, meta }) =>
      meta.kind !== 'richText' &&
      meta.kind !== 'list' &&
      name !== declaration.titleField &&
      name !== declaration.slug?.field,
  );
