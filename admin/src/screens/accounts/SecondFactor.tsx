import type { SecondFactorKey } from '@prospectus/contract';
import { currentPasswordForm, secondFactorForm } from '@prospectus/contract/forms';
import { Button, ErrorState, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';

import { saveFile } from '../../layout/save-file.ts';
import { useCopy } from '../../layout/use-copy.ts';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';
import { AccountForm, FIELDS, ProfileSection, useAccountForm, useSubmission } from './AccountForm.tsx';

const QR_SIZE = 176;

export function SecondFactor() {
  const text = useText();
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-account'],
    queryFn: () => session.profile(),
    retry: false,
  });
  const [codes, setCodes] = useState<readonly string[]>();
  // They are shown this once, whatever is read after them.
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (error && !data)
    return <ErrorState headingLevel={2} title={text('accounts.noAnswer')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={180} />;
  if (data.second_factor) return <SwitchOff onDone={() => void refetch()} />;
  return (
    <SwitchOn
      onDone={(made) => {
        setCodes(made);
        void refetch();
      }}
    />
  );
}

function SwitchOn({ onDone }: { onDone: (codes: string[]) => void }) {
  const text = useText();
  const session = useSession();
  const [key, setKey] = useState<SecondFactorKey>();
  const begin = useSubmission();
  const confirm = useAccountForm({ code: '' }, secondFactorForm, async ({ code }) =>
    onDone(await session.confirmSecondFactor(code)),
  );
  return (
    <ProfileSection
      title={text('accounts.secondFactor.title')}
      form={{ failure: key ? confirm.failure : begin.failure }}
    >
      <Text>{text('accounts.secondFactor.text')}</Text>
      {key ? (
        <Stack gap={2}>
          <Text>{text('accounts.secondFactor.scan')}</Text>
          <QRCodeSVG value={key.uri} size={QR_SIZE} marginSize={2} title={text('accounts.secondFactor.qr')} />
          <Text size="small">
            {text('accounts.secondFactor.key')} <code>{key.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Text>
          <AccountForm form={confirm} fields={{ code: FIRST_CODE }} button="accounts.secondFactor.switchOn" />
        </Stack>
      ) : (
        <div>
          <Button
            variant="secondary"
            startIcon="shield"
            busy={begin.step === 'sending'}
            onClick={() => void begin.submit(async () => setKey(await session.beginSecondFactor()))}
          >
            {text('accounts.secondFactor.begin')}
          </Button>
        </div>
      )}
    </ProfileSection>
  );
}

const FIRST_CODE = {
  label: 'accounts.secondFactor.firstCode',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

function SwitchOff({ onDone }: { onDone: () => void }) {
  const text = useText();
  const session = useSession();
  const form = useAccountForm({ password: '' }, currentPasswordForm, async (values) => {
    await session.removeSecondFactor(values);
    onDone();
  });
  return (
    <ProfileSection title={text('accounts.secondFactor.title')} form={form}>
      <Text>{text('accounts.secondFactor.isOn')}</Text>
      <AccountForm form={form} fields={{ password: FIELDS.currentPassword }} button="accounts.secondFactor.switchOff" />
    </ProfileSection>
  );
}

const FILE_NAME = 'prospectus-recovery-codes.txt';

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText();
  const copy = useCopy();
  const lines = `${codes.join('\n')}\n`;
  return (
    <ProfileSection
      title={text('accounts.secondFactor.recovery')}
      form={{ step: 'sent' }}
      done={text('accounts.secondFactor.on')}
    >
      <Text>{text('accounts.secondFactor.recoveryText')}</Text>
      <Stack as="ul" gap={0}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Stack>
      <Stack direction="row" gap={1}>
        <Button variant="secondary" onClick={() => void copy(lines, text('accounts.secondFactor.copied'))}>
          {text('publishing.copy')}
        </Button>
        <Button
          variant="secondary"
          startIcon="download"
          onClick={() => saveFile(new File([lines], FILE_NAME, { type: 'text/plain' }))}
        >
          {text('accounts.secondFactor.saveFile')}
        </Button>
        <Button onClick={onDone}>{text('accounts.secondFactor.stored')}</Button>
      </Stack>
    </ProfileSection>
  );
}
