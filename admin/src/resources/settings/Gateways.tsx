import { CHANNELS } from '@prospectus/contract';
import { Button, Stack, StatusChip } from '@prospectus/design-system';
import { useState } from 'react';

import type { FormField } from '../../fields/schema.ts';
import { PartFields } from '../../inputs/PartFields.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { useRead } from '../../providers/calls.ts';
import { TestDialog } from '../../screens/deliveries/Channels.tsx';
import { useText } from '../../texts/language-context.ts';

// Published settings take effect at once.
const REFRESH_MS = 5_000;

/** Each gateway: where messages go now, its fields unless the server's environment sets it, and a test. */
export function Gateways({ fields }: { fields: readonly FormField[] }) {
  const text = useText();
  const { data } = useRead('GET /admin/deliveries/health', undefined, { refetchInterval: REFRESH_MS });
  const [tested, setTested] = useState<(typeof CHANNELS)[number]>();
  return (
    <Stack gap={3}>
      <Muted>{text('entities.settings.gatewaysHelp')}</Muted>
      {CHANNELS.filter((channel) => fields.some(({ name }) => name === `${channel}_on`)).map((channel) => {
        const now = data?.find((one) => one.channel === channel);
        const name = text(`deliveries.channels.${channel}`);
        return (
          <div key={channel} role="group" aria-label={name}>
            <Stack gap={1.5}>
              <Stack direction="row" justify="space-between" align="center" gap={1}>
                <strong>{name}</strong>
                <Stack direction="row" align="center" gap={1}>
                  {now && (
                    <StatusChip
                      tone={now.on ? 'success' : 'neutral'}
                      label={
                        now.goes_to === null
                          ? text('deliveries.off')
                          : now.goes_to === 'mock'
                            ? text('deliveries.goesToMock')
                            : text('deliveries.goesTo', { host: now.goes_to })
                      }
                    />
                  )}
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${text('deliveries.test')}: ${name}`}
                    disabled={!now?.on}
                    onClick={() => setTested(channel)}
                  >
                    {text('deliveries.test')}
                  </Button>
                </Stack>
              </Stack>
              {now?.set_by ? (
                <Muted>{text('entities.settings.setBy', { variable: now.set_by })}</Muted>
              ) : (
                <PartFields fields={fields.filter((field) => field.name.startsWith(`${channel}_`))} />
              )}
            </Stack>
          </div>
        );
      })}
      {tested && <TestDialog channel={tested} onClose={() => setTested(undefined)} />}
    </Stack>
  );
}
