import type { Failure } from '@prospectus/contract';
import { fieldErrors } from '@prospectus/contract/forms';
import { WEBHOOK_EVENTS, type WebhookFields, webhookFields } from '@prospectus/contract/webhooks';
import { Button, Callout, Checkbox, Grid, Stack, Text, TextField } from '@prospectus/design-system';
import { SwitchField } from '@prospectus/design-system/console';
import { type RefObject, useId, useState } from 'react';
import { HttpError } from 'react-admin';

import { UnsavedChangesGuard } from '../../records/UnsavedChangesGuard.tsx';
import { useContractText, useText } from '../../texts/language-context.ts';
import { useEventName } from './use-event-name.ts';

type Failed = { msg: string; isConflict: boolean };

/** The fields of a webhook. What is wrong stands at its field, whether this form or the API finds it. */
export function WebhookForm({
  initial,
  saveLabel,
  mayLeave,
  onSave,
  onReload,
}: {
  initial: WebhookFields;
  saveLabel: string;
  /** Whether the page may be left with something typed, as when it is saved or deleted. */
  mayLeave: RefObject<boolean>;
  /** Rejects where it could not be saved. */
  onSave: (fields: WebhookFields) => Promise<void>;
  /** Loads the webhook as it is now, where somebody else has changed it. */
  onReload?: () => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const eventName = useEventName();
  const id = useId();
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<Failed>();
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<WebhookFields>) => {
    setFields((before) => ({ ...before, ...change }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(change, name))));
  };
  const errorOf = (name: keyof WebhookFields) => (errors[name] === undefined ? undefined : contractText(errors[name]));
  const save = async () => {
    setFailed(undefined);
    const parsed = webhookFields.safeParse(fields);
    if (!parsed.success) {
      setErrors(fieldErrors(parsed.error));
      return;
    }
    setBusy(true);
    mayLeave.current = true;
    try {
      await onSave(parsed.data);
    } catch (error) {
      const failure = error instanceof HttpError ? (error.body as Failure | null) : null;
      if (failure?.errors) setErrors(failure.errors);
      else
        setFailed({
          msg: error instanceof Error ? error.message : String(error),
          isConflict: failure?.code === 'VERSION_CONFLICT',
        });
    } finally {
      mayLeave.current = false;
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <UnsavedChangesGuard
        hasUnsaved={() => JSON.stringify(fields) !== JSON.stringify(initial)}
        mayLeave={mayLeave}
        consequence="rules.unsaved"
      />
      <Stack gap={2}>
        {failed && (
          <Callout tone={failed.isConflict ? 'warning' : 'danger'} role="alert">
            <Stack gap={1} align="start">
              <span>{failed.isConflict ? text('webhooks.conflict') : contractText(failed.msg)}</span>
              {failed.isConflict && onReload && (
                <Button
                  size="small"
                  onClick={() => {
                    setFailed(undefined);
                    onReload();
                  }}
                >
                  {text('webhooks.reload')}
                </Button>
              )}
            </Stack>
          </Callout>
        )}
        <TextField
          label={text('webhooks.name')}
          help={text('webhooks.nameHelp')}
          error={errorOf('name')}
          autoComplete="off"
          value={fields.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label={text('webhooks.url')}
          help={text('webhooks.urlHelp')}
          error={errorOf('url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={fields.url}
          onChange={(event) => set({ url: event.target.value })}
        />
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={errors['events'] === undefined ? undefined : `${id}-events`}
        >
          <Stack gap={1}>
            <Text as="div">
              <strong id={`${id}-label`}>{text('webhooks.events')}</strong>
            </Text>
            <Grid min={240} gap={1}>
              {WEBHOOK_EVENTS.map((event) => (
                <Checkbox
                  key={event}
                  label={eventName(event)}
                  checked={fields.events.includes(event)}
                  onChange={({ target }) =>
                    set({
                      events: WEBHOOK_EVENTS.filter((one) =>
                        one === event ? target.checked : fields.events.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </Grid>
            {errors['events'] !== undefined && (
              <div id={`${id}-events`}>
                <Callout tone="danger" role="alert">
                  {errorOf('events')}
                </Callout>
              </div>
            )}
          </Stack>
        </div>
        <SwitchField
          label={text('webhooks.active')}
          help={text('webhooks.activeHelp')}
          checked={fields.active}
          onChange={({ target }) => set({ active: target.checked })}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {saveLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
