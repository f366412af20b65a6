import { Button, Stack, Text } from '@prospectus/design-system';

import { useCopy } from '../../layout/use-copy.ts';
import { saveFile } from '../../layout/save-file.ts';
import { useText } from '../../texts/language-context.ts';
import { ProfileSection } from './ProfileSection.tsx';

const FILE_NAME = 'prospectus-recovery-codes.txt';

/** The codes that sign in without the phone, shown this once: copied, saved as a file, or written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText();
  const copy = useCopy();
  const lines = `${codes.join('\n')}\n`;
  return (
    <ProfileSection
      title={text('accounts.secondFactor.recovery')}
      state={{ step: 'sent' }}
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
