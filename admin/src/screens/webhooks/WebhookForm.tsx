import { fieldErrors } from '@prospectus/contract/forms';
import { WEBHOOK_EVENTS, type WebhookFields, type WebhookRecord, webhookFields } from '@prospectus/contract/webhooks';
import { Button, Callout, Card, Checkbox, Grid, Stack, Text, TextField } from '@prospectus/design-system';
import { SwitchField } from '@prospectus/design-system/console';
import { type RefObject, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { FormPage } from '../../layout/FormPage.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useCall } from '../../providers/calls.ts';
import { UnsavedChangesGuard } from '../../records/UnsavedChangesGuard.tsx';
import { useContractText, useText } from '../../texts/language-context.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { useEventName } from './webhook-parts.tsx';

/** The page of a webhook that is not registered yet; its secret is shown before the person gets to its own page. */
export function NewWebhook() {
  const text = useText();
  const navigate = useNavigate();
  const { call, busy, failure } = useCall({ inPlace: true });
  const mayLeave = useRef(false);
  const [made, setMade] = useState<{ id: string; secret: string }>();
  const register = async (fields: WebhookFields) => {
    const result = await call('POST /admin/webhooks', { body: fields });
    if (!result) return;
    mayLeave.current = true;
    setMade(result.answer);
  };
  return (
    <FormPage>
      <PageHeader title={text('webhooks.add')} back={{ label: text('webhooks.title'), href: '/webhooks' }} />
      <Card>
        <WebhookFieldsForm
          initial={EMPTY}
          saveLabel={text('webhooks.register')}
          mayLeave={mayLeave}
          busy={busy}
          errors={failure?.errors}
          failure={failure?.message}
          onSave={(fields) => void register(fields)}
        />
      </Card>
      {made && (
        <SecretDialog secret={made.secret} onClose={() => void navigate(`/webhooks/${made.id}`, { replace: true })} />
      )}
    </FormPage>
  );
}

const EMPTY: WebhookFields = { name: '', url: '', events: [], active: true };

const fieldsOf = ({ name, url, events, active }: WebhookRecord): WebhookFields => ({ name, url, events, active });

type WebhookFormProps = { webhook: WebhookRecord; mayLeave: RefObject<boolean>; onReload: () => void };

/** The settings of a webhook. What another person saved meanwhile is a conflict; a new secret is none. */
export function WebhookForm({ webhook, mayLeave, onReload }: WebhookFormProps) {
  const text = useText();
  const { call, busy, failure } = useCall({ inPlace: true });
  const [opened] = useState(webhook);
  const initial = fieldsOf(opened);
  const isAsOpened = JSON.stringify(initial) === JSON.stringify(fieldsOf(webhook));
  const save = async (fields: WebhookFields) => {
    const { id, version } = isAsOpened ? webhook : opened;
    const done = text('webhooks.saved');
    if (await call('PUT /admin/webhooks/:id', { params: { id }, body: { ...fields, version } }, { done })) onReload();
  };
  const isConflict = failure?.code === 'VERSION_CONFLICT';
  return (
    <WebhookFieldsForm
      initial={initial}
      saveLabel={text('webhooks.save')}
      mayLeave={mayLeave}
      busy={busy}
      errors={failure?.errors}
      failure={isConflict ? text('webhooks.conflict') : failure?.message}
      onReload={isConflict ? onReload : undefined}
      onSave={(fields) => void save(fields)}
    />
  );
}

type FieldsFormProps = {
  initial: WebhookFields;
  saveLabel: string;
  /** Whether the page may be left with something typed, as once it is deleted. */
  mayLeave: RefObject<boolean>;
  busy: boolean;
  /** The API's messages by field. */
  errors: Readonly<Record<string, string>> | undefined;
  failure: string | undefined;
  /** Loads what somebody else saved. */
  onReload?: (() => void) | undefined;
  onSave: (fields: WebhookFields) => void;
};

/** The fields of a webhook; errors of this form and of the API are shown at their fields. */
function WebhookFieldsForm({
  initial,
  saveLabel,
  mayLeave,
  busy,
  errors: refused,
  failure,
  onReload,
  onSave,
}: FieldsFormProps) {
  const text = useText();
  const contractText = useContractText();
  const eventName = useEventName();
  const id = useId();
  const [fields, setFields] = useState(initial);
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({});
  /** Fields that were edited since the last attempt: their errors are out of date. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const set = (change: Partial<WebhookFields>) => {
    setFields({ ...fields, ...change });
    setEdited([...edited, ...Object.keys(change)]);
  };
  const errors: Readonly<Record<string, string>> = { ...refused, ...invalid };
  const errorOf = (name: keyof WebhookFields) => {
    const { [name]: error } = errors;
    return error === undefined || edited.includes(name) ? undefined : contractText(error);
  };
  const save = () => {
    const parsed = webhookFields.safeParse(fields);
    setEdited([]);
    setInvalid(parsed.success ? {} : fieldErrors(parsed.error));
    if (parsed.success) onSave(parsed.data);
  };
  const eventsError = errorOf('events');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnsavedChangesGuard
        hasUnsaved={() => JSON.stringify(fields) !== JSON.stringify(initial)}
        mayLeave={mayLeave}
        consequence="rules.unsaved"
      />
      <Stack gap={2}>
        {failure && Object.keys(refused ?? {}).length === 0 && (
          <Callout tone={onReload ? 'warning' : 'danger'} role="alert">
            <Stack gap={1} align="start">
              <span>{failure}</span>
              {onReload && (
                <Button size="small" onClick={onReload}>
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
        <div role="group" aria-labelledby={`${id}-label`} aria-describedby={eventsError && `${id}-events`}>
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
                      events: WEBHOOK_EVENTS.filter((name) =>
                        name === event ? target.checked : fields.events.includes(name),
                      ),
                    })
                  }
                />
              ))}
            </Grid>
            {eventsError && (
              <div id={`${id}-events`}>
                <Callout tone="danger" role="alert">
                  {eventsError}
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
          <Button type="submit" busy={busy}>
            {saveLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
