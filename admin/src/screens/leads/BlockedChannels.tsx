import type { FullLeadRecord } from '@prospectus/contract';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { Checkbox } from '@prospectus/design-system';
import { useState } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useText } from '../../texts/language-context.ts';
import type { Desk } from './use-desk.ts';

/** Channels by which the person is not to be contacted; each is saved as it is ticked. */
export function BlockedChannels({ lead, desk }: { lead: FullLeadRecord; desk: Desk }) {
  const text = useText();
  // Ticked at once; what is refused is unticked again.
  const [chosen, setChosen] = useState(lead.do_not_contact);
  const choose = async (next: FullLeadRecord['do_not_contact']) => {
    setChosen(next);
    if (!(await desk.update(lead.id, { do_not_contact: next, version: lead.version }))) setChosen(lead.do_not_contact);
  };
  return (
    <Panel title={text('desk.blocked.title')} gap={1}>
      {CONSENT_CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          label={text(`desk.blocked.channels.${channel}`)}
          checked={chosen.includes(channel)}
          disabled={desk.isBusy || lead.merged_into !== null}
          onChange={(event) =>
            void choose(event.target.checked ? [...chosen, channel] : chosen.filter((other) => other !== channel))
          }
        />
      ))}
      <Muted>{text('desk.blocked.help')}</Muted>
    </Panel>
  );
}
