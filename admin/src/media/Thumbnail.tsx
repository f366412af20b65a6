import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { colour, Icon, type IconName, radius } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { fileKindOf, safeAddress, thumbnailOf } from './files.ts';
import { isFileId, useMediaFile } from './use-media-file.ts';

export function Thumbnail({ file }: { file: MediaRecord }) {
  const icon = fileKindOf(file) === 'video' ? 'video' : 'document';
  return <PictureBox src={thumbnailOf(file)} focus={file.focus} icon={icon} iconSize={40} />;
}

type PictureBoxProps = {
  src: string | undefined;
  focus: MediaRecord['focus'];
  /** Left out while it is not known whether there is a picture. */
  icon?: IconName | undefined;
  iconSize: number;
};

function PictureBox({ src, focus, icon, iconSize }: PictureBoxProps) {
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  return (
    <Frame>
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" style={{ objectPosition: `${x * 100}% ${y * 100}%` }} />
      ) : (
        icon && <Icon name={icon} size={iconSize} />
      )}
    </Frame>
  );
}

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: colour.tint,
  color: colour.muted,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A name with a small box before it. */
const NameRow = styled('span')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  // In a table the name would become a column of single words.
  minWidth: 208,
});

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
