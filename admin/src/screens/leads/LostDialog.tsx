import type { LeadRecord } from '@prospectus/contract';
import { Button, Stack } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';

import { useText } from '../../texts/language-context.ts';
import { LostReason } from './LostReason.tsx';

type LostDialogProps = {
  /** The lead that is to be lost; undefined closes the dialog. */
  lead: LeadRecord | undefined;
  onChoose: (reason: string) => void;
  onClose: () => void;
};

/** Asks why a lead is lost before it is, or leaves it where it is. */
export function LostDialog({ lead, onChoose, onClose }: LostDialogProps) {
  const text = useText();
  return (
    <ModalDialog
      open={lead !== undefined}
      onClose={onClose}
      size="small"
      title={text('desk.board.lostTitle', { name: lead?.name || text('desk.unnamed') })}
    >
      <Stack gap={2}>
        <LostReason busy={false} onChoose={onChoose} />
        <Button variant="quiet" onClick={onClose}>
          {text('desk.board.keep')}
        </Button>
      </Stack>
    </ModalDialog>
  );
}
