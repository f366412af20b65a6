import type { LeadContact, LeadRecordInFull } from '@prospectus/contract';
import { Button, Card, Dialog, Grid, Heading, Link, Stack, Text, TextField } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { Fact } from './Fact.tsx';

const SHORTEST_REASON = 3;
/** Why a contact is mostly needed: one press instead of typing it forty times a day. */
const REASONS = ['call', 'callBack', 'documents'] as const;

/** A lead's phone and e-mail: masked, until a person says why they need them. What was shown is gone with the page. */
export function LeadContactCard({ lead }: { lead: LeadRecordInFull }) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  const [shown, setShown] = useState<LeadContact>();
  const phone = shown && (shown.mobile.startsWith('+') ? shown.mobile : `+91${shown.mobile}`);
  return (
    <Card as="section">
      <Stack gap={1.5}>
        <Heading level={2} size="h5">
          {text('desk.contact.title')}
        </Heading>
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
      </Stack>
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
    </Card>
  );
}

function RevealDialog({
  lead,
  onClose,
  onShown,
}: {
  lead: LeadRecordInFull;
  onClose: () => void;
  onShown: (contact: LeadContact) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const show = async (why = reason.trim()) => {
    setBusy(true);
    try {
      onShown(await provider.api('POST /admin/leads/:id/reveal', { params: { id: lead.id }, body: { reason: why } }));
    } catch (error) {
      setFailure(contractText(error instanceof Error ? error.message : ''));
      setBusy(false);
    }
  };
  const isReady = reason.trim().length >= SHORTEST_REASON;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={text('desk.contact.revealTitle', { name: lead.name || text('desk.unnamed') })}
      actions={
        <Button busy={isBusy} disabled={!isReady} onClick={() => void show()}>
          {text('desk.contact.show')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text as="div" size="small" tone="muted">
          {text('desk.contact.why')}
        </Text>
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
        <TextField
          label={text('desk.contact.otherReason')}
          help={text('desk.contact.whyHelp')}
          value={reason}
          error={failure}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && isReady && !isBusy && void show()}
        />
      </Stack>
    </Dialog>
  );
}
