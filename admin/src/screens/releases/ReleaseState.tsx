import type { ReleaseRecord } from '@prospectus/contract';
import { StatusChip, type StatusTone } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

const TONES = {
  open: 'info',
  published: 'success',
  undone: 'neutral',
  failed: 'danger',
} as const satisfies Record<ReleaseRecord['state'], StatusTone>;

export function ReleaseState({ state }: Pick<ReleaseRecord, 'state'>) {
  return <StatusChip tone={TONES[state]} label={useText()(`publishing.states.${state}`)} />;
}
