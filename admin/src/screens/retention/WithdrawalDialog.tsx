import type { WithdrawalRecord } from '@prospectus/contract/retention';
import { Button, TextArea } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { useAttempt } from './use-attempt.ts';

/** What was done for a person who has withdrawn, and whether that is all. */
export function WithdrawalDialog({ item, onClose }: { item: WithdrawalRecord; onClose: () => void }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { attempt, say, isBusy } = useAttempt();
  const [note, setNote] = useState(item.note);
  const save = async (done: boolean) => {
    const body = { done, note: note.trim(), version: item.version };
    const saved = await attempt(() =>
      provider.api('PUT /admin/retention/withdrawals/:id', { params: { id: item.id }, body }),
    );
    if (!saved) return;
    say(text('retention.withdrawals.saved'));
    onClose();
  };
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={item.name}
      actions={
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void save(item.done)}>
            {text('retention.withdrawals.keep')}
          </Button>
          <Button busy={isBusy} onClick={() => void save(!item.done)}>
            {text(item.done ? 'retention.withdrawals.reopen' : 'retention.withdrawals.finish')}
          </Button>
        </>
      }
    >
      <TextArea
        label={text('retention.withdrawals.note')}
        value={note}
        rows={3}
        maxLength={1_000}
        data-autofocus=""
        onChange={(event) => setNote(event.target.value)}
      />
    </ModalDialog>
  );
}
