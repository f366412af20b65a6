import { currentPasswordForm, secondFactorForm } from '@prospectus/contract/forms';
import { Button, Callout, Skeleton, Stack, Text } from '@prospectus/design-system';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';

import { DataForm, useDataForm } from '../../layout/DataForm.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { saveFile } from '../../layout/save-file.ts';
import { useCopy } from '../../layout/use-copy.ts';
import { useApi, useCall, useRead } from '../../providers/calls.ts';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';
import { FIELDS } from './fields.ts';

export function SecondFactor() {
  const text = useText();
  const account = useRead('GET /user/profile');
  const [codes, setCodes] = useState<readonly string[]>();
  // They are shown this once, whatever is read after them.
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  const reread = () => void account.refetch();
  return (
    <Loaded query={account} title={text('accounts.secondFactor.title')} waiting={<Skeleton height={180} />}>
      {({ second_factor }) => (
        <Panel title={text('accounts.secondFactor.title')}>
          {second_factor ? (
            <SwitchOff onDone={reread} />
          ) : (
            <SwitchOn
              onDone={(made) => {
                setCodes(made);
                reread();
              }}
            />
          )}
        </Panel>
      )}
    </Loaded>
  );
}

function SwitchOn({ onDone }: { onDone: (codes: string[]) => void }) {
  const text = useText();
  const session = useSession();
  const { call, busy } = useCall();
  const [key, setKey] = useState<{ uri: string; secret: string }>();
  const form = useDataForm({ code: '' }, secondFactorForm, async ({ code }) =>
    onDone(await session.confirmSecondFactor(code)),
  );
  return (
    <Stack gap={2}>
      <Text>{text('accounts.secondFactor.text')}</Text>
      {key ? (
        <>
          <Text>{text('accounts.secondFactor.scan')}</Text>
          <QRCodeSVG value={key.uri} size={176} marginSize={2} title={text('accounts.secondFactor.qr')} />
          <Text size="small">
            {text('accounts.secondFactor.key')} <code>{key.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Text>
          <DataForm form={form} fields={{ code: FIRST_CODE }} button="accounts.secondFactor.switchOn" />
        </>
      ) : (
        <div>
          <Button
            variant="secondary"
            startIcon="shield"
            busy={busy}
            onClick={() => void call('POST /user/totp', {}).then((result) => setKey(result?.answer))}
          >
            {text('accounts.secondFactor.begin')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const FIRST_CODE = {
  label: 'accounts.secondFactor.firstCode',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

function SwitchOff({ onDone }: { onDone: () => void }) {
  const text = useText();
  const api = useApi();
  const form = useDataForm({ password: '' }, currentPasswordForm, async (body) => {
    await api('POST /user/totp/remove', { body });
    onDone();
  });
  return (
    <>
      <Text>{text('accounts.secondFactor.isOn')}</Text>
      <DataForm form={form} fields={{ password: FIELDS.currentPassword }} button="accounts.secondFactor.switchOff" />
    </>
  );
}

const FILE_NAME = 'prospectus-recovery-codes.txt';

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText();
  const copy = useCopy();
  const lines = `${codes.join('\n')}\n`;
  return (
    <Panel title={text('accounts.secondFactor.recovery')}>
      <Callout tone="success" role="status">
        {text('accounts.secondFactor.on')}
      </Callout>
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
    </Panel>
  );
}
