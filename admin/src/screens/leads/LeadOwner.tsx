import type { LeadRecord } from '@prospectus/contract';

import { useText } from '../../texts/language-context.ts';
import { NOBODY, ownerName, ownerOfChoice } from './owners.ts';
import { useOwners } from './use-desk.ts';
import type { RowChanges } from './use-row-changes.ts';
import { ValueMenu } from './ValueMenu.tsx';

/** Who looks after a lead, in its row, where it is given to somebody else by who may. */
export function LeadOwner({ lead, changes }: { lead: LeadRecord; changes: RowChanges }) {
  const text = useText();
  const owners = useOwners();
  const owner = ownerName(lead, text);
  if (!changes.isAllowed) return <span title={owner}>{owner}</span>;
  return (
    <ValueMenu
      label={text('desk.row.owner', { name: lead.name || text('desk.unnamed'), owner })}
      title={owner}
      options={[
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
        { value: NOBODY, label: text('desk.nobody'), separatorBefore: true },
      ]}
      value={lead.owner ?? NOBODY}
      onChoose={(value) =>
        changes.setOwner(lead, ownerOfChoice(value), owners.find(({ id }) => id === value)?.name ?? null)
      }
    >
      {owner}
    </ValueMenu>
  );
}
