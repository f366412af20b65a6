import type { LeadRecord } from '@prospectus/contract';
import { Button, Card, Checkbox, Link, Stack, Text } from '@prospectus/design-system';

import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { ROW } from '../../lists/use-list-keys.ts';
import type { Selection } from '../../lists/use-selection.ts';
import { useText } from '../../texts/language-context.ts';
import { FollowUp } from './FollowUp.tsx';
import { LeadOwner } from './LeadOwner.tsx';
import { LeadStage } from './LeadStage.tsx';
import type { RowChanges } from './use-row-changes.ts';

type LeadCardsProps = {
  leads: readonly LeadRecord[];
  selection: Selection<string>;
  changes: RowChanges;
  onPreview: (id: string) => void;
};

/** Leads on a phone: stage and owner are changed in their cards, the next step beside the rest of it in the preview. */
export function LeadCards({ leads, selection, changes, onPreview }: LeadCardsProps) {
  const text = useText();
  return (
    <Stack gap={1}>
      <Checkbox
        label={text('desk.choosePage')}
        checked={selection.isPageSelected}
        onChange={() => selection.togglePage()}
      />
      <Stack as="ul" gap={1.5}>
        {leads.map((lead) => {
          const name = lead.name || text('desk.unnamed');
          return (
            <Card as="li" key={lead.id}>
              <Stack gap={1}>
                <Stack direction="row" justify="space-between" align="start" gap={1}>
                  <div>
                    <Link quiet standalone href={`/leads/${lead.id}`} {...{ [ROW]: lead.id }}>
                      {name}
                    </Link>
                    <Muted tabular>{lead.mobile}</Muted>
                  </div>
                  <Checkbox
                    label={<span className="visually-hidden">{text('desk.choose', { name })}</span>}
                    checked={selection.isSelected(lead.id)}
                    onChange={() => selection.toggle(lead.id, false)}
                  />
                </Stack>
                <Stack direction="row" gap={2} align="center">
                  <LeadStage lead={lead} changes={changes} />
                  <LeadOwner lead={lead} changes={changes} />
                </Stack>
                <Text as="div">{lead.area_of_interest}</Text>
                <Muted>
                  {text('desk.nextTouch')}: {lead.next_at ? <FollowUp at={lead.next_at} /> : '—'}
                </Muted>
                <Muted>
                  {lead.media} · {lead.campaign} · <Timestamp at={lead.last_enquiry_at} />
                </Muted>
                <div>
                  <Button
                    size="small"
                    variant="secondary"
                    startIcon="article"
                    aria-label={text('desk.preview.of', { name })}
                    onClick={() => onPreview(lead.id)}
                  >
                    {text('desk.preview.show')}
                  </Button>
                </div>
              </Stack>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
