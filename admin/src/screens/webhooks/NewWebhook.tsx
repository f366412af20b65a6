import type { WebhookFields, WebhookWithSecret } from '@prospectus/contract/webhooks';
import { Card } from '@prospectus/design-system';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { FormPage } from '../../layout/FormPage.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useText } from '../../texts/language-context.ts';
import { WebhookForm } from './WebhookForm.tsx';

const EMPTY: WebhookFields = { name: '', url: '', events: [], active: true };

/** The form of a webhook that is not registered yet. */
export function NewWebhook({ onCreated }: { onCreated: (made: WebhookWithSecret) => void }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const mayLeave = useRef(false);
  return (
    <FormPage>
      <PageHeader title={text('webhooks.add')} back={{ label: text('webhooks.title'), href: '/webhooks' }} />
      <Card>
        <WebhookForm
          initial={EMPTY}
          saveLabel={text('webhooks.register')}
          mayLeave={mayLeave}
          onSave={async (fields) => onCreated(await provider.api('POST /admin/webhooks', { body: fields }))}
        />
      </Card>
    </FormPage>
  );
}
