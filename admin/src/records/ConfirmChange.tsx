import { Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import type { RaRecord } from 'react-admin';

import { useRead } from '../providers/calls.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import type { ConsoleResource } from './console-resource.ts';
import { labelInSentence, useRecordTitle } from './record-title.ts';

const TEXTS = {
  discard: { title: 'editing.discard.title', text: 'editing.discard.text', confirm: 'editing.actions.discard' },
  unpublish: { title: 'editing.unpublish.title', text: 'editing.unpublish.text', confirm: 'editing.actions.unpublish' },
  /** Brings the first text back. */
  reset: { title: 'editing.reset.title', text: 'editing.reset.text', confirm: 'editing.reset.confirm' },
  /** Empties the resource's only record. */
  empty: { title: 'editing.reset.title', text: 'editing.reset.empty', confirm: 'editing.reset.confirm' },
  trash: { title: 'editing.delete.title', text: 'editing.delete.document', confirm: 'editing.delete.confirm' },
  /** Deletes a record that has no trash. */
  delete: { title: 'editing.delete.title', text: 'editing.delete.table', confirm: 'editing.delete.confirm' },
} as const;

/** Asks, with the record's name, before it is changed as a whole, and shows which records refer to it. */
export function ConfirmChange({
  change,
  resource: { declaration },
  record,
  busy,
  onConfirm,
  onClose,
}: {
  change: keyof typeof TEXTS;
  resource: ConsoleResource;
  record: RaRecord;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { text, contractText } = useLanguage();
  const recordTitle = useRecordTitle();
  const { name, label } = declaration;
  const deletes = change === 'trash' || change === 'empty';
  const { data: uses, error } = useRead(
    'GET /admin/:resource/:id/where-used',
    { params: { resource: name, id: record.id } },
    { enabled: deletes || change === 'unpublish', staleTime: 0 },
  );
  const isUsed = deletes && (uses?.length ?? 0) > 0;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text(TEXTS[change].title, { title: recordTitle(declaration, record) })}
      confirmLabel={text(TEXTS[change].confirm, { label: labelInSentence(contractText(label.one)) })}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => {
        if (!isUsed) onConfirm();
      }}
    >
      <Stack gap={1}>
        <span>{text(TEXTS[change].text)}</span>
        {(deletes || change === 'unpublish') && <WhereUsed uses={uses} error={error} />}
        {isUsed && <strong>{text('editing.delete.inUse')}</strong>}
      </Stack>
    </ConfirmDialog>
  );
}

type Use = { resource: string; id: string; title: string; field: string };

function WhereUsed({ uses, error }: { uses: readonly Use[] | undefined; error: Error | null }) {
  const text = useText();
  if (error) return <Text size="small">{text('editing.uses.failed', { message: error.message })}</Text>;
  if (!uses)
    return (
      <div role="status" aria-label={text('editing.uses.loading')}>
        <Skeleton height={20} />
      </div>
    );
  if (uses.length === 0) return <Text size="small">{text('editing.uses.none')}</Text>;
  return (
    <>
      <Text size="small">{text('editing.uses.some', { smart_count: uses.length })}</Text>
      <ul>
        {uses.map(({ resource, id, title, field }) => (
          <li key={`${id} ${field}`}>
            <Link href={`/${resource}/${id}`}>{title || id}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
