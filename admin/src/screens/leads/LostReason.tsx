import { Button, Grid, Select } from '@prospectus/design-system';
import { useState } from 'react';

import { useText } from '../../texts/language-context.ts';

const LOST_REASONS = ['price', 'other', 'time', 'eligibility', 'unreachable'] as const;

/** Asks why a lead is lost. */
export function LostReason({ busy, onChoose }: { busy: boolean; onChoose: (reason: string) => void }) {
  const text = useText();
  const [reason, setReason] = useState('');
  return (
    <Grid min={220} gap={2} align="end">
      <Select
        label={text('desk.step.lostReason')}
        placeholder={text('desk.step.choose')}
        value={reason}
        options={LOST_REASONS.map((one) => ({
          value: text(`desk.step.reasons.${one}`),
          label: text(`desk.step.reasons.${one}`),
        }))}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button variant="danger" disabled={!reason} busy={busy} onClick={() => onChoose(reason)}>
          {text('desk.step.confirmLost')}
        </Button>
      </div>
    </Grid>
  );
}
