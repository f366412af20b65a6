import { WEBHOOK_EVENTS, type WebhookFields, type WebhookRecord, webhookFields } from '@prospectus/contract/webhooks';
import { Button, Callout, Card, Checkbox, Grid, Stack, Text } from '@prospectus/design-system';
import { SwitchField } from '@prospectus/design-system/console';
import { type RefObject, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { DataForm, useDataForm } from '../../layout/DataForm.tsx';
import { FormPage } from '../../layout/FormPage.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useApi } from '../../providers/calls.ts';
import { UnsavedChangesGuard } from '../../records/UnsavedChangesGuard.tsx';
import { type TextKey, useText } from '../../texts/language-context.ts';
import { SecretDialog, useEventName } from './webhook-parts.tsx';

/** The page of a webhook that is not registered yet; its secret is shown before the person gets to its own page. */
export function NewWebhook() {
  const text = useText();
  const navigate = useNavigate();
  const api = useApi();
  const mayLeave = useRef(false);
  const [made, setMade] = useState<{ id: string; secret: string }>();
  const register = async (fields: WebhookFields) => {
    setMade(await api('POST /admin/webhooks', { body: fields }));
    mayLeave.current = true;
  };
  return (
    <FormPage>
      <PageHeader title={text('webhooks.add')} back={{ label: text('webhooks.title'), href: '/webhooks' }} />
      <Card>
        <Fields initial={EMPTY} button="webhooks.register" mayLeave={mayLeave} onSave={register} />
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

/** The settings of a webhook. A change that another person saved since is a conflict; a new secret is none. */
export function WebhookForm({ webhook, mayLeave, onReload }: WebhookFormProps) {
  const text = useText();
  const api = useApi();
  const [opened] = useState(webhook);
  const initial = fieldsOf(opened);
  const { id, version } = JSON.stringify(initial) === JSON.stringify(fieldsOf(webhook)) ? webhook : opened;
  return (
    <Fields
      initial={initial}
      button="webhooks.save"
      mayLeave={mayLeave}
      done={text('webhooks.saved')}
      onSave={(fields) => api('PUT /admin/webhooks/:id', { params: { id }, body: { ...fields, version } })}
      onReload={onReload}
    />
  );
}

type FieldsProps = {
  initial: WebhookFields;
  button: TextKey;
  /** Whether the page may be left with something typed, as once it is deleted. */
  mayLeave: RefObject<boolean>;
  done?: string;
  onSave: (fields: WebhookFields) => Promise<unknown>;
  /** Shows the webhook as it is stored, also where another person changed it. */
  onReload?: () => void;
};

function Fields({ initial, button, mayLeave, done, onSave, onReload }: FieldsProps) {
  const text = useText();
  const eventName = useEventName();
  const id = useId();
  const options = { refetch: ['webhooks'], ...(done && { done, onDone: onReload }) };
  const form = useDataForm(initial, webhookFields, onSave, options);
  const { events } = form.values;
  const eventsError = form.errors['events'];
  return (
    <>
      <UnsavedChangesGuard hasUnsaved={form.hasUnsaved} mayLeave={mayLeave} consequence="rules.unsaved" />
      <DataForm
        form={form}
        button={button}
        refusal={
          form.failure?.code === 'VERSION_CONFLICT' && (
            <Stack gap={1} align="start">
              <span>{text('webhooks.conflict')}</span>
              <Button size="small" onClick={onReload}>
                {text('webhooks.reload')}
              </Button>
            </Stack>
          )
        }
        fields={{
          name: { label: 'webhooks.name', help: 'webhooks.nameHelp', autoComplete: 'off' },
          url: {
            label: 'webhooks.url',
            help: 'webhooks.urlHelp',
            type: 'url',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      >
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
                  checked={events.includes(event)}
                  onChange={({ target }) => {
                    const isOn = (name: (typeof events)[number]) =>
                      name === event ? target.checked : events.includes(name);
                    form.set({ events: WEBHOOK_EVENTS.filter(isOn) });
                  }}
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
          checked={form.values.active}
          onChange={({ target }) => form.set({ active: target.checked })}
        />
      </DataForm>
    </>
  );
}
