import type { ChannelHealth } from '@prospectus/contract';
import { Button, Callout, Stack } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

/** Says on top that messages failed for good; nothing where none did. */
export function FailedAlarm({ channels, onShow }: { channels: readonly ChannelHealth[]; onShow: () => void }) {
  const text = useText();
  const dead = channels.reduce((sum, channel) => sum + channel.dead, 0);
  if (dead === 0) return null;
  return (
    <Callout tone="danger" role="status" title={text('deliveries.alarm', { smart_count: dead })}>
      <Stack gap={1}>
        <p>{text('deliveries.alarmText')}</p>
        <div>
          <Button variant="secondary" size="small" onClick={onShow}>
            {text('deliveries.showFailed')}
          </Button>
        </div>
      </Stack>
    </Callout>
  );
}
