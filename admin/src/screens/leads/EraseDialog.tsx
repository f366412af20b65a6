import type { FullLeadRecord } from '@prospectus/contract';
import { Text } from '@prospectus/design-system';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { Desk } from './use-desk.ts';

type EraseDialogProps = { lead: FullLeadRecord; desk: Desk; list: string; onClose: () => void };

/** Asks why a person is to be erased, and erases them. */
export function EraseDialog({ lead, desk, list, onClose }: EraseDialogProps) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const erase = (reason: string) =>
    desk.attempt(async () => {
      await provider.api('POST /admin/leads/:id/erase', { params: { id: lead.id }, body: { reason } });
      // The page is left before it is refetched: the lead no longer exists.
      void navigate(list, { replace: true });
    }, text('desk.erase.done'));
  return (
    <ReasonDialog
      title={text('desk.erase.title', { name: lead.name || text('desk.unnamed') })}
      field={{ label: text('desk.erase.why') }}
      confirm={{ label: text('desk.erase.confirm'), variant: 'danger' }}
      busy={desk.isBusy}
      onConfirm={(reason) => void erase(reason)}
      onClose={onClose}
    >
      <Text>{text('desk.erase.text')}</Text>
    </ReasonDialog>
  );
}
