import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookRecord } from '@prospectus/contract/webhooks';
import { Button, Callout, Stack, StatusChip, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';

import { useCopy } from '../../layout/use-copy.ts';
import { useText } from '../../texts/language-context.ts';

type EventName = WebhookEvent extends `${string}.${infer Name}` ? Name : never;

const isEvent = (name: string): name is WebhookEvent => (WEBHOOK_EVENTS as readonly string[]).includes(name);

/** The name of an event, by the type that the API sends. */
export function useEventName(): (event: string) => string {
  const text = useText();
  return (event) => (isEvent(event) ? text(`webhooks.eventNames.${event.split('.')[1] as EventName}`) : event);
}

/** Whether a webhook is on, and whether it accepts what it is sent. */
export function WebhookState({ webhook: { active, inactive_reason, failures } }: { webhook: WebhookRecord }) {
  const text = useText();
  const [tone, state] = active
    ? failures > 0
      ? (['warning', 'failing'] as const)
      : (['success', 'on'] as const)
    : inactive_reason === null
      ? (['neutral', 'off'] as const)
      : (['danger', 'stopped'] as const);
  return <StatusChip tone={tone} label={text(`webhooks.states.${state}`)} />;
}

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
