import type { MediaRecord } from '@prospectus/contract';

import { useCall } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import { useMedia } from './media-context.ts';

export function useRestoreFile() {
  const text = useText();
  const { attempt } = useCall();
  const { client, store } = useMedia();
  return async ({ id, name }: Pick<MediaRecord, 'id' | 'name'>) =>
    attempt(async () => store.put(await client.restore(id)), {
      done: text('media.restored', { name }),
      refetch: ['media'],
    });
}
