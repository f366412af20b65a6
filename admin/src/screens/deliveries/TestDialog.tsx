import type { ChannelHealth } from '@prospectus/contract';
import { Button, Callout, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useLanguage } from '../../texts/language-context.ts';

const PERSONS = ['sms', 'email'] as const;
type Outcome = { works: boolean; says: string };

/** Sends a test through a channel's gateway, and shows what it answered. */
export function TestDialog({ channel, onClose }: { channel: ChannelHealth['channel']; onClose: () => void }) {
  const { text, locale } = useLanguage();
  const contractText = useContractText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [to, setTo] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [wrong, setWrong] = useState<string>();
  const name = text(`deliveries.channels.${channel}`);
  const person = PERSONS.find((one) => one === channel);
  const test = async () => {
    setBusy(true);
    setOutcome(undefined);
    setWrong(undefined);
    try {
      const { ok, took_ms, error } = await provider.api('POST /admin/gateways/:channel/test', {
        params: { channel },
        body: to.trim() ? { to: to.trim() } : {},
      });
      const time = new Intl.NumberFormat(locale).format(took_ms);
      setOutcome({
        works: ok,
        says: ok
          ? text('deliveries.testWorks', { channel: name, time })
          : text('deliveries.testFailed', { channel: name, why: error ?? '' }),
      });
    } catch (error) {
      const errors =
        error instanceof HttpError ? (error.body as { errors?: { to?: string } } | null)?.errors : undefined;
      if (errors?.to) setWrong(contractText(errors.to));
      else setOutcome({ works: false, says: contractText(error instanceof Error ? error.message : String(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={text('deliveries.testTitle', { channel: name })}
      actions={
        <Button busy={isBusy} disabled={person !== undefined && to.trim() === ''} onClick={() => void test()}>
          {text('deliveries.testSend')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{text('deliveries.testText')}</Text>
        {person && (
          <TextField
            label={text(`deliveries.testTo.${person}`)}
            help={text('deliveries.testToHelp')}
            {...(wrong !== undefined && { error: wrong })}
            value={to}
            inputMode={person === 'sms' ? 'tel' : 'email'}
            autoComplete={person === 'sms' ? 'tel' : 'email'}
            data-autofocus=""
            onChange={(event) => setTo(event.target.value)}
          />
        )}
        {outcome && (
          <Callout role="status" tone={outcome.works ? 'success' : 'danger'}>
            {outcome.says}
          </Callout>
        )}
      </Stack>
    </ModalDialog>
  );
}
