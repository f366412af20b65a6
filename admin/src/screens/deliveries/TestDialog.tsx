import type { ChannelHealth } from '@prospectus/contract';
import { Button, Callout, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useCall } from '../../providers/calls.ts';
import { useLanguage } from '../../texts/language-context.ts';

/** Sends a test through a channel's gateway, and shows what it answered. */
export function TestDialog({ channel, onClose }: { channel: ChannelHealth['channel']; onClose: () => void }) {
  const { text, locale } = useLanguage();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const [to, setTo] = useState('');
  const [outcome, setOutcome] = useState<{ works: boolean; message: string }>();
  const name = text(`deliveries.channels.${channel}`);
  const contact = channel === 'sms' || channel === 'email' ? channel : undefined;
  const test = async () => {
    setOutcome(undefined);
    const body = to.trim() ? { to: to.trim() } : {};
    const result = await attempt((api) => api('POST /admin/gateways/:channel/test', { params: { channel }, body }));
    if (!result) return;
    const { ok, took_ms, error } = result.answer;
    const time = new Intl.NumberFormat(locale).format(took_ms);
    const message = ok
      ? text('deliveries.testWorks', { channel: name, time })
      : text('deliveries.testFailed', { channel: name, why: error ?? '' });
    setOutcome({ works: ok, message });
  };
  const wrongContact = failure?.errors['to'];
  const shown = failure && !wrongContact ? { works: false, message: failure.message } : outcome;
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={text('deliveries.testTitle', { channel: name })}
      actions={
        <Button busy={busy} disabled={contact !== undefined && to.trim() === ''} onClick={() => void test()}>
          {text('deliveries.testSend')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{text('deliveries.testText')}</Text>
        {contact && (
          <TextField
            label={text(`deliveries.testTo.${contact}`)}
            help={text('deliveries.testToHelp')}
            error={wrongContact}
            value={to}
            inputMode={contact === 'sms' ? 'tel' : 'email'}
            autoComplete={contact === 'sms' ? 'tel' : 'email'}
            data-autofocus=""
            onChange={(event) => setTo(event.target.value)}
          />
        )}
        {shown && (
          <Callout role="status" tone={shown.works ? 'success' : 'danger'}>
            {shown.message}
          </Callout>
        )}
      </Stack>
    </ModalDialog>
  );
}
