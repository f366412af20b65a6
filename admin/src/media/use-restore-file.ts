import type { MediaRecord } from '@prospectus/contract';

import { useCall } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';

export function useRestoreFile() {
  const text = useText();
  const { call } = useCall();
  return ({ id, name }: Pick<MediaRecord, 'id' | 'name'>) =>
    call('POST /admin/media/:id/restore', { params: { id }, body: {} }, { done: text('media.restored', { name }) });
}
