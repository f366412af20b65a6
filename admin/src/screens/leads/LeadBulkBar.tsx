import type { LeadRecord } from '@prospectus/contract';
import { Button, Card, Grid, Select, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useStages } from '../../records/use-stages.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { useDesk, useOwners } from './use-desk.ts';

// What `null` is in a list of choices.
const NOBODY = '-';

/** Assigns the chosen leads, or moves them to a stage; a lead that somebody else changed meanwhile is left alone. */
export function LeadBulkBar({ leads, onDone }: { leads: readonly LeadRecord[]; onDone: () => void }) {
  const text = useText();
  const contractText = useContractText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const owners = useOwners();
  const stages = useStages();
  const desk = useDesk();
  const [owner, setOwner] = useState('');
  const [stage, setStage] = useState('');
  const change = {
    ...(owner && { owner: owner === NOBODY ? null : owner }),
    ...(stage && { stage }),
  };
  const apply = async () => {
    let refused: string | undefined;
    const isDone = await desk.attempt(
      async () => {
        const results = await provider.desk('leads', 'bulk', {
          body: {
            ids: leads.map(({ id }) => id),
            action: 'update',
            changes: change,
            versions: Object.fromEntries(leads.map(({ id, version }) => [id, version])),
          },
        });
        const not = results.filter(({ ok }) => !ok);
        if (not.length > 0)
          refused = text('desk.notChanged', { smart_count: not.length, why: contractText(not[0]?.msg ?? '') });
        if (refused) throw new Error(refused);
      },
      text('desk.changedMany', { smart_count: leads.length }),
    );
    if (isDone) onDone();
  };
  return (
    <Card>
      <div role="group" aria-label={text('desk.chosen', { smart_count: leads.length })}>
        <Stack gap={1.5}>
          <Text as="div" tabular>
            {text('desk.chosen', { smart_count: leads.length })}
          </Text>
          <Grid min={180} gap={1.5} align="end">
            <Select
              label={text('desk.assign')}
              placeholder={text('desk.step.choose')}
              value={owner}
              options={[
                ...owners.map(({ id, name }) => ({ value: id, label: name })),
                { value: NOBODY, label: text('desk.nobody') },
              ]}
              onChange={(event) => setOwner(event.target.value)}
            />
            <Select
              label={text('desk.setStage')}
              placeholder={text('desk.step.choose')}
              value={stage}
              // A lost lead needs its own reason.
              options={stages.options.filter(({ value }) => value !== 'lost')}
              onChange={(event) => setStage(event.target.value)}
            />
            <Stack direction="row" gap={1}>
              <Button busy={desk.isBusy} disabled={Object.keys(change).length === 0} onClick={() => void apply()}>
                {text('desk.apply')}
              </Button>
              <Button variant="quiet" onClick={onDone}>
                {text('desk.chooseNone')}
              </Button>
            </Stack>
          </Grid>
        </Stack>
      </div>
    </Card>
  );
}
