import type { FullLeadRecord, LeadContact } from '@prospectus/contract';
import { Button, Grid, Link, Stack } from '@prospectus/design-system';
import { useState } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { AskDialog, REASON_FIELD } from './AskDialog.tsx';
import { Fact, leadName } from './lead-parts.tsx';

/** The usual reasons, each sent by one click. */
const REASONS = ['call', 'callBack', 'documents'] as const;

/** A lead's phone and e-mail: masked until a person says why they need them; they are shown until the page is left. */
export function LeadContactCard({ lead }: { lead: FullLeadRecord }) {
  const text = useText();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const [isAsking, setAsking] = useState(false);
  const [contact, setContact] = useState<LeadContact>();
  const phone = contact && (contact.mobile.startsWith('+') ? contact.mobile : `+91${contact.mobile}`);
  const reveal = async (reason: string) => {
    // No `call`: that would read the lead again, which the audit log would say.
    const input = { params: { id: lead.id }, body: { reason } };
    const revealed = await attempt((api) => api('POST /admin/leads/:id/reveal', input));
    if (!revealed) return;
    setContact(revealed.answer);
    setAsking(false);
  };
  return (
    <Panel title={text('desk.contact.title')} gap={1.5}>
      <Grid min={140} gap={1.5}>
        <Fact label={text('desk.contact.phone')} value={contact?.mobile ?? lead.mobile} />
        <Fact label={text('desk.contact.email')} value={contact?.email ?? lead.email} />
      </Grid>
      {phone ? (
        <Stack direction="row" gap={2}>
          <Link href={`tel:${phone}`}>{text('desk.contact.call')}</Link>
          <Link href={`https://wa.me/${phone.slice(1)}`} external>
            {text('desk.contact.whatsapp')}
          </Link>
          <Link href={`mailto:${contact.email}`}>{text('desk.contact.mail')}</Link>
        </Stack>
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {text('desk.contact.reveal')}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskDialog
          confirmsOnEnter
          title={text('desk.contact.revealTitle', { name: leadName(lead, text) })}
          field={{
            ...REASON_FIELD,
            label: text('desk.contact.otherReason'),
            help: text('desk.contact.whyHelp'),
            error: failure?.message,
          }}
          confirm={{ label: text('desk.contact.show') }}
          busy={busy}
          onConfirm={(reason) => void reveal(reason)}
          onClose={() => setAsking(false)}
        >
          <Muted>{text('desk.contact.why')}</Muted>
          <Stack direction="row" gap={1}>
            {REASONS.map((reason, at) => (
              <Button
                key={reason}
                size="small"
                variant="secondary"
                disabled={busy}
                {...(at === 0 && { 'data-autofocus': '' })}
                onClick={() => void reveal(text(`desk.contact.reasons.${reason}`))}
              >
                {text(`desk.contact.reasons.${reason}`)}
              </Button>
            ))}
          </Stack>
        </AskDialog>
      )}
    </Panel>
  );
}
