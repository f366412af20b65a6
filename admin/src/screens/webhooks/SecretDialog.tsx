import { Button, Callout, Stack, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';

import { useCopy } from '../../layout/use-copy.ts';
import { useText } from '../../texts/language-context.ts';

/** Shows a secret, which nobody can look at again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const text = useText();
  const copy = useCopy();
  return (
    <ModalDialog
      open
      size="small"
      closeOnOutsideClick={false}
      onClose={onClose}
      title={text('webhooks.secretTitle')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('webhooks.secretDone')}
          </Button>
          <Button onClick={() => void copy(secret, text('webhooks.copied'))}>{text('webhooks.copy')}</Button>
        </>
      }
    >
      <Stack gap={2}>
        <Callout tone="warning">{text('webhooks.secretText')}</Callout>
        <TextField
          label={text('webhooks.secret')}
          readOnly
          autoComplete="off"
          spellCheck={false}
          value={secret}
          onFocus={(event) => event.target.select()}
        />
      </Stack>
    </ModalDialog>
  );
}
