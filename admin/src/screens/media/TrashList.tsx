import type { MediaRecord } from '@prospectus/contract';
import { Button, EmptyState, Stack, Text } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { FileCard } from '../../media/FileCard.tsx';
import { FileGrid } from '../../media/FileGrid.tsx';
import { useRestoreFile } from '../../media/use-restore-file.ts';
import { useText } from '../../texts/language-context.ts';
import { FileBulkBar } from './FileBulkBar.tsx';
import { SelectFile } from './SelectFile.tsx';
import type { FileSelection } from './use-file-selection.ts';

/** Deleted files, each with the way back. */
export function TrashList({
  files,
  selection,
  onChanged,
}: {
  files: readonly MediaRecord[] | undefined;
  selection: FileSelection;
  onChanged: () => void;
}) {
  const text = useText();
  const restoreFile = useRestoreFile();
  if (files?.length === 0)
    return <EmptyState headingLevel={2} icon="trash" title={text('media.trashEmpty')} text={text('media.trashHelp')} />;
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {text('media.trashHelp')}
      </Text>
      <FileBulkBar selection={selection} shown={files ?? []} folders={[]} inTrash onChanged={onChanged} />
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
                onClick={() => void restoreFile(file).then(onChanged)}
              >
                {text('media.restore')}
              </Button>
            </div>
            <SelectFile file={file} selection={selection} />
          </li>
        ))}
      </FileGrid>
    </Stack>
  );
}
