import type { MediaRecord } from '@prospectus/contract';
import { Button, EmptyState, Stack, Text, useToast } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { FileCard } from '../../media/FileCard.tsx';
import { FileGrid } from '../../media/FileGrid.tsx';
import { useMedia } from '../../media/media-context.ts';
import { useText } from '../../texts/language-context.ts';

/** Deleted files, each with the way back. */
export function TrashList({
  files,
  onRestored,
}: {
  files: readonly MediaRecord[] | undefined;
  onRestored: () => void;
}) {
  const text = useText();
  const toast = useToast();
  const { client, store } = useMedia();
  const restore = async ({ id, name }: MediaRecord) => {
    try {
      store.put(await client.restore(id));
      toast.show({ title: text('media.restored', { name }), tone: 'success' });
    } catch (error) {
      toast.show({ title: (error as Error).message || text('media.noAnswer'), tone: 'danger' });
    }
    onRestored();
  };
  if (files?.length === 0)
    return <EmptyState headingLevel={2} title={text('media.trashEmpty')} text={text('media.trashHelp')} />;
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {text('media.trashHelp')}
      </Text>
      <FileGrid label={text('media.trash')} busy={!files}>
        {files?.map((file) => (
          <li key={file.id}>
            <div data-card="">
              <FileCard file={file} />
              <small>
                <Timestamp at={file.deleted_at} />
              </small>
              <Button
                size="small"
                variant="secondary"
                aria-label={`${text('media.restore')} ${file.name}`}
                onClick={() => void restore(file)}
              >
                {text('media.restore')}
              </Button>
            </div>
          </li>
        ))}
      </FileGrid>
    </Stack>
  );
}
