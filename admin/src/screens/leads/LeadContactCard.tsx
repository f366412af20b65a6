import type { LeadContact, FullLeadRecord } from '@prospectus/contract';
import { Button, Grid, Link, Stack } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { Fact } from './Fact.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** The usual reasons, chosen by one press. */
const REASONS = ['call', 'callBack', 'documents'] as const;

/** A lead's phone and e-mail: masked, until a person says why they need them. What was shown is gone with the page. */
export function LeadContactCard({ lead }: { lead: FullLeadRecord }) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  const [shown, setShown] = useState<LeadContact>();
  const phone = shown && (shown.mobile.startsWith('+') ? shown.mobile : `+91${shown.mobile}`);
  return (
    <Panel title={text('desk.contact.title')} gap={1.5}>
      <Grid min={160} gap={1.5}>
        <Fact label={text('desk.contact.phone')} value={shown?.mobile ?? lead.mobile} />
        <Fact label={text('desk.contact.email')} value={shown?.email ?? lead.email} />
      </Grid>
      {phone ? (
        <Stack direction="row" gap={2}>
          <Link href={`tel:${phone}`}>{text('desk.contact.call')}</Link>
          <Link href={`https://wa.me/${phone.slice(1)}`} external>
            {text('desk.contact.whatsapp')}
          </Link>
          <Link href={`mailto:${shown.email}`}>{text('desk.contact.mail')}</Link>
        </Stack>
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
            {text('desk.contact.reveal')}
          </Button>
        </div>
      )}
      {asks && (
        <RevealDialog
          lead={lead}
          onClose={() => setAsks(false)}
          onShown={(contact) => {
            setShown(contact);
            setAsks(false);
          }}
        />
      )}
    </Panel>
  );
}

type RevealProps = { lead: FullLeadRecord; onClose: () => void; onShown: (contact: LeadContact) => void };

function RevealDialog({ lead, onClose, onShown }: RevealProps) {
  const text = useText();
  const contractText = useContractText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const show = async (reason: string) => {
    setBusy(true);
    try {
      onShown(await provider.api('POST /admin/leads/:id/reveal', { params: { id: lead.id }, body: { reason } }));
    } catch (error) {
      setFailure(contractText(error instanceof Error ? error.message : ''));
      setBusy(false);
    }
  };
  return (
    <ReasonDialog
      isQuick
      title={text('desk.contact.revealTitle', { name: lead.name || text('desk.unnamed') })}
      field={{ label: text('desk.contact.otherReason'), help: text('desk.contact.whyHelp'), error: failure }}
      confirm={{ label: text('desk.contact.show') }}
      busy={isBusy}
      onConfirm={(reason) => void show(reason)}
      onClose={onClose}
    >
      <Muted>{text('desk.contact.why')}</Muted>
      <Stack direction="row" gap={1}>
        {REASONS.map((one, at) => (
          <Button
            key={one}
            size="small"
            variant="secondary"
            disabled={isBusy}
            {...(at === 0 && { 'data-autofocus': '' })}
            onClick={() => void show(text(`desk.contact.reasons.${one}`))}
          >
            {text(`desk.contact.reasons.${one}`)}
          </Button>
        ))}
      </Stack>
    </ReasonDialog>
  );
}
