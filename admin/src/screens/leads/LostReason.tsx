import { Button, Grid, Select, TextField } from '@prospectus/design-system';
import { useState } from 'react';

import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';

// No reason of the list is empty or a dash.
const OTHER = '-';

/** Asks why a lead is lost: a reason of the list, or one in own words. */
export function LostReason({ busy, onChoose }: { busy: boolean; onChoose: (reason: string) => void }) {
  const text = useText();
  const { reasons } = useStages();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const reason = chosen === OTHER ? typed.trim() : chosen;
  return (
    <Grid min={220} gap={2} align="end">
      <Select
        label={text('desk.step.lostReason')}
        placeholder={text('desk.step.choose')}
        value={chosen}
        options={[...reasons, { value: OTHER, label: text('desk.step.otherReason') }]}
        onChange={(event) => setChosen(event.target.value)}
      />
      {chosen === OTHER && (
        <TextField
          label={text('desk.step.ownReason')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div>
        <Button variant="danger" disabled={!reason} busy={busy} onClick={() => onChoose(reason)}>
          {text('desk.step.confirmLost')}
        </Button>
      </div>
    </Grid>
  );
}
