import { Stack } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import type { RaRecord } from 'react-admin';

import { translatedLabel } from '../../texts/contract-text.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { labelInSentence, useRecordTitle } from '../record-title.ts';
import { useWhereUsed } from './use-where-used.ts';
import { WhereUsed } from './WhereUsed.tsx';

/** What deleting does: brings the first text back, empties the one record, moves it to the trash, or deletes it. */
type Effect = 'reset' | 'empty' | 'trash' | 'gone';

/** Asks before a record is deleted or reset: names it, and shows which records refer to it. */
export function DeleteDialog({
  resource,
  record,
  effect,
  busy,
  onConfirm,
  onClose,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  effect: Effect;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const contractText = useContractText();
  const { declaration } = resource;
  const asksUses = effect === 'trash' || effect === 'empty';
  const { uses, error } = useWhereUsed(declaration.name, record, asksUses);
  const title = recordTitle(declaration, record);
  const label = labelInSentence(translatedLabel(declaration, contractText).one);
  const isReset = effect === 'reset' || effect === 'empty';
  const isUsed = asksUses && (uses?.length ?? 0) > 0;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text(isReset ? 'editing.reset.title' : 'editing.delete.title', { title })}
      confirmLabel={isReset ? text('editing.reset.confirm') : text('editing.delete.confirm', { label })}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => {
        if (!isUsed) onConfirm();
      }}
    >
      <Stack gap={1}>
        <span>{text(TEXTS[effect])}</span>
        {asksUses && <WhereUsed uses={uses} error={error} />}
        {isUsed && <strong>{text('editing.delete.inUse')}</strong>}
      </Stack>
    </ConfirmDialog>
  );
}

const TEXTS = {
  reset: 'editing.reset.text',
  empty: 'editing.reset.empty',
  trash: 'editing.delete.document',
  gone: 'editing.delete.table',
} as const satisfies Record<Effect, string>;
