import type { MediaRecord } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useState } from 'react';

import { useMedia } from '../../media/media-context.ts';
import { useText } from '../../texts/language-context.ts';

const AT_ONCE = 4;

type Done = 'moved' | 'deleted' | 'restored' | 'purged';
type Work = (file: MediaRecord) => Promise<MediaRecord | undefined>;
/** A file as it was, and as it is since. */
type Changed = { before: MediaRecord; after: MediaRecord | undefined };

/** Does one thing with many files, each with the version that is shown, and offers to undo it. */
export function useFileBulk(files: readonly MediaRecord[], onDone: (left: readonly MediaRecord[]) => void) {
  const text = useText();
  const toast = useToast();
  const { client, store } = useMedia();
  const [busy, setBusy] = useState(false);

  const each = async (all: readonly MediaRecord[], work: Work) => {
    const changed: Changed[] = [];
    const failed: { file: MediaRecord; why: string }[] = [];
    const waiting = [...all];
    const workOff = async (): Promise<void> => {
      const file = waiting.shift();
      if (!file) return;
      try {
        const after = await work(file);
        if (after) store.put(after);
        changed.push({ before: file, after });
      } catch (error) {
        failed.push({ file, why: (error as Error).message || text('media.noAnswer') });
      }
      await workOff();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, workOff));
    return { changed, failed };
  };

  const undo = async (changed: readonly Changed[], back: (one: Changed) => Promise<MediaRecord | undefined>) => {
    const ofFile = new Map(changed.map((one) => [one.before.id, one]));
    const { failed } = await each(
      changed.map(({ before }) => before),
      async ({ id }) => {
        const one = ofFile.get(id);
        return one && back(one);
      },
    );
    toast.show(
      failed[0]
        ? {
            tone: 'danger',
            title: text('media.bulk.failed', { smart_count: failed.length }),
            description: failed[0].why,
          }
        : { tone: 'success', title: text('media.bulk.undone', { smart_count: changed.length }) },
    );
    onDone([]);
  };

  const run = async (done: Done, work: Work, back?: (one: Changed) => Promise<MediaRecord | undefined>) => {
    setBusy(true);
    const { changed, failed } = await each(files, work);
    const [first] = failed;
    const action = back &&
      changed.length > 0 && {
        action: { label: text('lists.undo'), onClick: () => void undo(changed, back) },
      };
    toast.show({
      tone: first ? 'danger' : 'success',
      title: first
        ? text('media.bulk.failed', { smart_count: failed.length })
        : text(`media.bulk.done.${done}`, { smart_count: changed.length }),
      ...(first && { description: `${first.file.name}: ${first.why}` }),
      ...action,
    });
    onDone(failed.map(({ file }) => file));
    setBusy(false);
  };

  return {
    busy,
    move: (folder: string) =>
      run(
        'moved',
        (file) => client.change(file, { folder }),
        ({ before, after }) => client.change(after ?? before, { folder: before.folder }),
      ),
    remove: () =>
      run(
        'deleted',
        async (file) => {
          await client.remove(file);
          return undefined;
        },
        ({ before }) => client.restore(before.id),
      ),
    restore: () =>
      run(
        'restored',
        ({ id }) => client.restore(id),
        async ({ before, after }) => {
          await client.remove(after ?? before);
          return undefined;
        },
      ),
    purge: () =>
      run('purged', async ({ id }) => {
        await client.purge(id);
        return undefined;
      }),
  };
}
