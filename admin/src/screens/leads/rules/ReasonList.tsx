import type { LostReason } from '@prospectus/contract/lead-stages';
import { Button, IconButton, Stack } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';

import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { useText } from '../../../texts/language-context.ts';
import { NameFields } from './NameFields.tsx';

const MAX_REASONS = 30;

type ReasonListProps = {
  reasons: readonly LostReason[];
  errors: Readonly<Record<string, string>>;
  onChange: (reasons: LostReason[]) => void;
};

/** The reasons for which leads are lost, in the order in which they are offered. */
export function ReasonList({ reasons, errors, onChange }: ReasonListProps) {
  const text = useText();
  return (
    <Panel title={text('rules.reasonsTitle')}>
      <Muted>{text('rules.reasonsHelp')}</Muted>
      <SortableList
        items={reasons}
        itemId={({ id }) => id}
        label={({ name }) => name || text('rules.newReason')}
        onReorder={onChange}
        renderItem={(reason, at) => (
          <div data-spread="">
            <Stack gap={1}>
              <NameFields
                value={reason}
                max={100}
                errorOf={(field) => errors[`reasons.${at}.${field}`]}
                onChange={(named) => onChange(reasons.map((one) => (one === reason ? { ...reason, ...named } : one)))}
              />
              {reasons.length > 1 && (
                <div>
                  <IconButton
                    icon="trash"
                    label={text('rules.remove', { what: reason.name || text('rules.newReason') })}
                    onClick={() => onChange(reasons.filter((one) => one !== reason))}
                  />
                </div>
              )}
            </Stack>
          </div>
        )}
      />
      {reasons.length < MAX_REASONS && (
        <div>
          <Button
            variant="secondary"
            onClick={() => onChange([...reasons, { id: crypto.randomUUID(), name: '', name_hi: '' }])}
          >
            {text('rules.addReason')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
