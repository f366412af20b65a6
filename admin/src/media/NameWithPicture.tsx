import type { ReactNode } from 'react';

import { safeAddress, thumbnailOf } from './files.ts';
import { NameRow, PictureBox } from './Thumbnail.tsx';
import { isFileId, useMediaFile } from './use-media-file.ts';

/** A name beside the picture that a field names: by the id of a file, or by an address; an icon where there is none. */
export function NameWithPicture({ value, children }: { value: string; children: ReactNode }) {
  const file = useMediaFile(value);
  const src = file ? thumbnailOf(file) : isFileId(value) ? undefined : safeAddress(value);
  return (
    <NameRow>
      <PictureBox src={src} focus={file?.focus ?? null} icon={file === undefined ? undefined : 'image'} iconSize={20} />
      <span>{children}</span>
    </NameRow>
  );
}
