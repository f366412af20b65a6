import type { ReleaseRecord } from '@prospectus/contract';
import type { StatusTone } from '@prospectus/design-system';

export const STATE_TONES = {
  open: 'info',
  published: 'success',
  undone: 'neutral',
  failed: 'danger',
} as const satisfies Record<ReleaseRecord['state'], StatusTone>;
