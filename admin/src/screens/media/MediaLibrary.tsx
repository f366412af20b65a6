import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { Button, colour, Link, radius } from '@prospectus/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { Muted } from '../../layout/Muted.tsx';
import { filterIn, listHref } from '../../lists/list-href.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { ROW } from '../../lists/use-list-keys.ts';
import { AltForm } from '../../media/AltForm.tsx';
import { FileButton } from '../../media/FileButton.tsx';
import { FileCard } from '../../media/FileCard.tsx';
import { UploadPanel, useUploadQueue } from '../../media/UploadPanel.tsx';
import { kindOfUpload, TYPES } from '../../media/files.ts';
import { useDropTarget } from '../../media/use-drop-target.ts';
import { useRead } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { FileBulkBar } from './FileBulkBar.tsx';

/** The media library: files found by name, description, kind, folder and use; many are added at once by dropping them. */
export function MediaLibrary() {
  const text = useText();
  const { data: folders = [] } = useRead('GET /admin/media/folders');
  const { folder, described } = filterIn(useLocation().search);
  const queue = useUploadQueue();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (dropped: File[]) => {
    setRefused(dropped.filter((file) => !kindOfUpload(file)).map(({ name }) => name));
    queue.add(
      dropped.filter((file) => kindOfUpload(file)),
      typeof folder === 'string' ? folder : '',
    );
  };
  const { isOver, target } = useDropTarget(add);
  return (
    <Page {...target} data-over={isOver || undefined}>
      <ListScreen<MediaRecord>
        subject="media"
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={48}
        more={text('media.more')}
        title={text('media.title')}
        actions={
          <>
            <Button size="small" variant="quiet" href={listHref('/trash', { resource: 'media' })}>
              {text('media.trash')}
            </Button>
            <FileButton
              label={text('media.uploadMany')}
              kinds={['image', 'pdf', 'video']}
              multiple
              variant="primary"
              onFiles={add}
            />
          </>
        }
        above={<UploadPanel queue={queue} refused={refused} />}
        filters={[
          { kind: 'search', name: 'q', label: text('media.search') },
          {
            kind: 'choice',
            name: 'type_like',
            label: text('media.kind'),
            any: text('media.allKinds'),
            options: [
              { value: TYPES.image, label: text('media.pictures') },
              { value: TYPES.pdf, label: text('media.pdfs') },
              { value: TYPES.video, label: text('media.videos') },
            ],
          },
          {
            kind: 'choice',
            name: 'folder',
            label: text('media.folder'),
            any: text('media.allFolders'),
            options: folders.map(({ name }) => ({ value: name, label: name })),
          },
          { kind: 'flag', name: 'used', value: false, label: text('media.onlyUnused') },
          { kind: 'flag', name: 'described', value: false, label: text('media.onlyUndescribed') },
        ]}
        tools={<Muted>{text(isOver ? 'media.letGo' : 'media.dropMany')}</Muted>}
        failed={text('media.notLoaded')}
        empty={{ icon: 'image', title: text('media.noneYet'), text: text('media.addFirst') }}
        noMatch={{ title: text('media.noneMatch'), text: text('media.fewerWords') }}
        columns={[]}
        select={{ nameOf: ({ name }) => name }}
        card={(file) =>
          // Files without a description are described in place.
          described === false ? (
            <div data-card="">
              <FileCard file={file} />
              <AltForm file={file} />
            </div>
          ) : (
            <Link href={`/media/${file.id}`} data-card="" {...{ [ROW]: file.id }} quiet aria-keyshortcuts="x">
              <FileCard file={file} />
            </Link>
          )
        }
        bulk={<FileBulkBar />}
      />
    </Page>
  );
}

const Page = styled('div')({
  borderRadius: radius.medium,
  '&[data-over]': { outline: `3px dashed ${colour.action}`, outlineOffset: 8 },
});
