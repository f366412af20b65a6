import type { BulkAction, BulkResult } from '@prospectus/contract';
import { Button, Callout, DataTable, ErrorState, Select, Skeleton, Stack, useToast } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { type RaRecord, useGetMany, useListContext, useRefresh } from 'react-admin';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';

import { FieldValue } from '../../fields/FieldValue.tsx';
import { fieldsOf, findField, type FormField, initialValue } from '../../fields/schema.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { CustomInputsContext, KindInputsContext } from '../../inputs/kind-input.ts';
import { kindInputs } from '../../inputs/kind-inputs.tsx';
import { useUndoToast } from '../../layout/use-undo-toast.ts';
import { useCall } from '../../providers/calls.ts';
import { inBatches } from '../../providers/progress.tsx';
import { translatedMeta } from '../../texts/contract-text.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import { useRecordTitle } from '../record-title.ts';

type Values = { field: string; changes: Record<string, unknown> };

type BulkDialogProps = { resource: ConsoleResource; action: BulkAction; onClose: () => void };

/** Shows what a bulk action changes, record by record, does it, and shows which it could not change and why. */
export function BulkDialog({ resource, action, onClose }: BulkDialogProps) {
  const text = useText();
  const fields = bulkFields(resource);
  // The shown value is applied, also where nothing was typed: then it empties the field.
  const changesAtFirst = Object.fromEntries(fields.map(({ name, schema }) => [name, initialValue(schema)]));
  const form = useForm<Values>({ defaultValues: { field: fields[0]?.name ?? '', changes: changesAtFirst } });
  const field = useWatch({ control: form.control, name: 'field' });
  const changes = useWatch({ control: form.control, name: 'changes' });
  const value = changes[field];
  const isReady = action !== 'update' || field !== '';
  const changed = action === 'update' ? field : undefined;
  const { count, records, isCurrent, error, results, busy, failure, run } = useBulk(resource, action, changed);
  const refused = results?.filter(({ ok }) => !ok);
  return (
    <ModalDialog
      open
      size="large"
      role="dialog"
      title={text(`lists.bulk.titles.${action}`, { smart_count: count })}
      subtitle={text(`lists.bulk.subtitles.${action}`)}
      closeOnOutsideClick={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text(results ? 'lists.close' : 'lists.cancel')}
          </Button>
          {!results && (
            <Button
              variant={action === 'delete' ? 'danger' : 'primary'}
              busy={busy}
              disabled={!isReady || !isCurrent || !records}
              onClick={() => void run(changed === undefined ? undefined : { [changed]: value }, onClose)}
            >
              {text(`lists.bulk.actions.${action}`)}
            </Button>
          )}
        </>
      }
    >
      <FormProvider {...form}>
        <Stack gap={2}>
          {action === 'update' && !results && <BulkFieldInput resource={resource} field={field} />}
          {failure && <Callout tone="danger">{failure}</Callout>}
          {refused && refused.length > 0 && (
            <Callout tone="danger">{text('lists.bulk.refused', { smart_count: refused.length })}</Callout>
          )}
          {error && <ErrorState headingLevel={3} title={text('lists.order.failed')} text={error.message} />}
          {!records && !error && <Skeleton height={160} />}
          {records && (
            <Preview
              resource={resource}
              action={action}
              records={records}
              change={changed === undefined ? undefined : { field: changed, value }}
              results={results}
            />
          )}
        </Stack>
      </FormProvider>
    </ModalDialog>
  );
}

type PreviewProps = {
  resource: ConsoleResource;
  action: BulkAction;
  records: readonly RaRecord[];
  change: { field: string; value: unknown } | undefined;
  results: readonly BulkResult[] | undefined;
};

function Preview({ resource, action, records, change, results }: PreviewProps) {
  const { text, contractText, refusalText } = useLanguage();
  const recordTitle = useRecordTitle();
  const { declaration } = resource;
  const meta = change && findField(declaration, change.field)?.meta;
  const shown = meta && translatedMeta(meta, contractText);
  const resultOf = (record: RaRecord) => {
    const result = results?.find(({ id }) => id === record.id);
    if (!result) return text('lists.bulk.unchanged');
    return result.ok ? text('lists.bulk.ok') : refusalText(result);
  };
  const after = (record: RaRecord) => {
    if (results) return resultOf(record);
    if (change && shown) return <FieldValue value={change.value} meta={shown} />;
    return AFTER[action] ? <RecordStatus record={{ ...record, status: AFTER[action] }} /> : text('lists.bulk.gone');
  };
  return (
    <DataTable
      caption={text('lists.bulk.preview')}
      captionHidden
      columns={[
        { key: 'title', label: contractText(declaration.label.one) },
        { key: 'now', label: text('lists.bulk.now') },
        { key: 'after', label: text(results ? 'lists.bulk.result' : 'lists.bulk.after') },
      ]}
      rows={records.map((record) => ({
        title: recordTitle(declaration, record),
        now:
          change && shown ? <FieldValue value={record[change.field]} meta={shown} /> : <RecordStatus record={record} />,
        after: after(record),
      }))}
    />
  );
}

const AFTER: Record<BulkAction, string | undefined> = {
  publish: 'published',
  unpublish: 'draft',
  discard: 'published',
  update: 'changed',
  delete: undefined,
};

// Kinds that may have one value in many records. Addresses are unique, lists belong to their record.
const KINDS: ReadonlySet<string> = new Set([
  'text',
  'longText',
  'link',
  'image',
  'money',
  'number',
  'flag',
  'choice',
  'reference',
]);

/** The fields that can get one value in many records; title and address are each record's own. */
const bulkFields = ({ declaration }: ConsoleResource): FormField[] =>
  fieldsOf(declaration.schema).filter(
    ({ name, meta }) => KINDS.has(meta.kind) && name !== declaration.titleField && name !== declaration.slug?.field,
  );

function BulkFieldInput({ resource, field }: { resource: ConsoleResource; field: string }) {
  const { text, contractText } = useLanguage();
  const { setValue } = useFormContext();
  const fields = bulkFields(resource);
  const chosen = fields.find(({ name }) => name === field);
  return (
    <Stack gap={2}>
      <Select
        label={text('lists.bulk.field')}
        value={field}
        options={fields.map(({ name, meta }) => ({ value: name, label: contractText(meta.label) }))}
        onChange={(event) => setValue('field', event.target.value)}
      />
      {chosen && (
        <KindInputsContext value={kindInputs}>
          <CustomInputsContext value={resource.inputs ?? {}}>
            <FieldInput key={field} source={`changes.${field}`} schema={chosen.schema} meta={chosen.meta} />
          </CustomInputsContext>
        </KindInputsContext>
      )}
    </Stack>
  );
}

// About a second with the embedded database.
const BATCH = 25;

/**
 * The selected records, and one action on all of them. Each is sent with the version on screen: one that somebody
 * changed meanwhile is left unchanged and reported.
 */
function useBulk(resource: ConsoleResource, action: BulkAction, field: string | undefined) {
  const { declaration } = resource;
  const { text, refusalText } = useLanguage();
  const toast = useToast();
  const undoToast = useUndoToast();
  const refresh = useRefresh();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const { selectedIds, onUnselectItems } = useListContext();
  const [selected] = useState(selectedIds);
  // The records that the results are about, also after the list is refetched.
  const [sent, setSent] = useState<{ records: RaRecord[]; results?: BulkResult[] }>();
  const { data, error, isFetchedAfterMount } = useGetMany<RaRecord>(
    declaration.name,
    { ids: selected, meta: { fields: [declaration.titleField, 'version', 'status', ...(field ? [field] : [])] } },
    // The selected records stay in sight while another field is loaded.
    { retry: false, placeholderData: (before) => before },
  );
  const run = async (changes: Record<string, unknown> | undefined, onDone: () => void) =>
    attempt(
      async (api, task) => {
        if (!data) return;
        const changeId = crypto.randomUUID();
        const ids = data.map(({ id }) => String(id));
        const versions = Object.fromEntries(data.map(({ id, version }) => [String(id), version as number]));
        const send = async (batch: string[]) =>
          api('POST /admin/:resource/bulk', {
            params: { resource: declaration.name },
            body: { ids: batch, action, versions, changeId, ...(changes && { changes }) },
          });
        const { results: first, failure: ended } = await inBatches(ids, { size: BATCH, task }, send);
        // A record may have waited for one of a later batch.
        const waiting = first.flatMap(({ id, code }) => (code === 'LOCKED' || code === 'IN_USE' ? [id] : []));
        const isWhole = first.length === ids.length;
        const again = isWhole && ids.length > BATCH && waiting.length > 0 ? await send(waiting).catch(() => []) : [];
        const results = first.map((result) => again.find(({ id }) => id === result.id) ?? result);
        const done = results.filter(({ ok }) => ok).length;
        const isRefused = done < ids.length;
        const message = {
          tone: isRefused ? (task.signal.aborted ? 'neutral' : 'danger') : 'success',
          title: text(`lists.bulk.done.${action}`, { smart_count: done }),
          ...(!isWhole && {
            description: `${ended ? `${refusalText(ended)} ` : ''}${text('shell.progress.stopped', { done: results.length, total: ids.length })}`,
          }),
        } as const;
        const undone = () => text('lists.recordsUndone', { smart_count: done });
        if (hasDrafts(resource) && done > 0) undoToast({ ...message, undo: changeId, undone, afterwards: refresh });
        else toast.show(message);
        setSent({ records: data, ...(isRefused && { results }) });
        onUnselectItems();
        refresh();
        if (!isRefused) onDone();
      },
      { progress: text(`lists.bulk.titles.${action}`, { smart_count: selected.length }) },
    );
  return {
    count: selected.length,
    records: sent?.records ?? data,
    // An earlier dialog may have read versions that its own action has made old.
    isCurrent: isFetchedAfterMount,
    error,
    results: sent?.results,
    busy,
    failure: failure?.message,
    run,
  };
}
