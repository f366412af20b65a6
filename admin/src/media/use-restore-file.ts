import type { MediaRecord } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';
import { useMedia } from './media-context.ts';

/** Takes a file out of the trash and says so, or why not. */
export function useRestoreFile() {
  const text = useText();
  const toast = useToast();
  const { client, store } = useMedia();
  return async ({ id, name }: Pick<MediaRecord, 'id' | 'name'>): Promise<void> => {
    try {
      store.put(await client.restore(id));
      toast.show({ title: text('media.restored', { name }), tone: 'success' });
    } catch (error) {
      toast.show({ title: (error as Error).message || text('media.noAnswer'), tone: 'danger' });
    }
  };
}
