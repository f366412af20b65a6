import type { SalesStage } from '@prospectus/contract';
import type { StatusTone } from '@prospectus/design-system';

/** How a stage is coloured; its word says it too. */
export const STAGE_TONES: Record<SalesStage, StatusTone> = {
  new: 'info',
  contacted: 'neutral',
  interested: 'warning',
  'application-started': 'warning',
  documents: 'warning',
  enrolled: 'success',
  lost: 'danger',
};
