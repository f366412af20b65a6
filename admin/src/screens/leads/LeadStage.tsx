import type { LeadRecord, SalesStage } from '@prospectus/contract';
import { StatusChip } from '@prospectus/design-system';

import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { STAGE_TONES } from './stage-tones.ts';
import type { RowChanges } from './use-row-changes.ts';
import { ValueMenu } from './ValueMenu.tsx';

/** The stage of a lead in its row, which is changed there by who may. */
export function LeadStage({ lead, changes }: { lead: LeadRecord; changes: RowChanges }) {
  const text = useText();
  const { options, stageName } = useStages();
  const stage = stageName(lead.stage);
  const chip = <StatusChip plain tone={STAGE_TONES[lead.stage]} label={stage} />;
  if (!changes.isAllowed) return chip;
  return (
    <ValueMenu
      label={text('desk.row.stage', { name: lead.name || text('desk.unnamed'), stage })}
      title={stage}
      options={options}
      value={lead.stage}
      onChoose={(value) => changes.setStage(lead, value as SalesStage)}
    >
      {chip}
    </ValueMenu>
  );
}
