import type { BulkAction, BulkResult } from '@prospectus/contract';
import { Button, Callout, DataTable, ErrorState, Select, Skeleton, Stack } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import type { RaRecord } from 'react-admin';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';

import { FieldValue } from '../../fields/FieldValue.tsx';
import { fieldsOf, findField, type FormField, initialValue } from '../../fields/schema.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { CustomInputsContext, KindInputsContext } from '../../inputs/kind-input.ts';
import { kindInputs } from '../../inputs/kind-inputs.ts';
import { translatedMeta } from '../../texts/contract-text.ts';
import { useContractText, useRefusalText, useText } from '../../texts/language-context.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import type { ConsoleResource } from '../console-resource.ts';
import { useRecordTitle } from '../record-title.ts';
import { useBulk } from './use-bulk.ts';

type Values = { field: string; changes: Record<string, unknown> };

/** Shows what a bulk action changes, record by record, does it, and shows which it could not change and why. */
export function BulkDialog({
  resource,
  action,
  onClose,
}: {
  resource: ConsoleResource;
  action: BulkAction;
  onClose: () => void;
}) {
  const text = useText();
  const fields = bulkFields(resource);
  // What an input shows is what is applied, also where nothing was typed: then it empties the field.
  const changesAtFirst = Object.fromEntries(fields.map(({ name, schema }) => [name, initialValue(schema)]));
  const form = useForm<Values>({ defaultValues: { field: fields[0]?.name ?? '', changes: changesAtFirst } });
  const field = useWatch({ control: form.control, name: 'field' });
  const changes = useWatch({ control: form.control, name: 'changes' });
  const value = changes[field];
  const isReady = action !== 'update' || field !== '';
  const { count, records, isCurrent, error, results, busy, failure, run } = useBulk(
    resource,
    action,
    action === 'update' ? field : undefined,
  );
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
              onClick={() => void run(action === 'update' ? { [field]: value } : undefined, onClose)}
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
              change={action === 'update' ? { field, value } : undefined}
              results={results}
            />
          )}
        </Stack>
      </FormProvider>
    </ModalDialog>
  );
}

function Preview({
  resource,
  action,
  records,
  change,
  results,
}: {
  resource: ConsoleResource;
  action: BulkAction;
  records: readonly RaRecord[];
  change: { field: string; value: unknown } | undefined;
  results: readonly BulkResult[] | undefined;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const contractText = useContractText();
  const refusalText = useRefusalText();
  const { declaration } = resource;
  const meta = change && findField(declaration, change.field)?.meta;
  const shown = meta && translatedMeta(meta, contractText);
  const resultOf = (record: RaRecord) => {
    const result = results?.find(({ id }) => id === record.id);
    if (!result) return '';
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

// What makes sense to be the same in many records. Addresses are unique, lists belong to their record.
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

/** The fields that can be given one value in many records; the title and the address are each record's own. */
const bulkFields = ({ declaration }: ConsoleResource): FormField[] =>
  fieldsOf(declaration.schema).filter(
    ({ name, meta }) => KINDS.has(meta.kind) && name !== declaration.titleField && name !== declaration.slug?.field,
  );

/** Which field is changed, and the value it gets. */
function BulkFieldInput({ resource, field }: { resource: ConsoleResource; field: string }) {
  const text = useText();
  const contractText = useContractText();
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
