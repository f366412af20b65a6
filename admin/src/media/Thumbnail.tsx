import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { colour, Icon, type IconName, radius } from '@prospectus/design-system';

import { fileKindOf, thumbnailOf } from './files.ts';

export function Thumbnail({ file }: { file: MediaRecord }) {
  return (
    <PictureBox
      src={thumbnailOf(file)}
      focus={file.focus}
      icon={fileKindOf(file) === 'video' ? 'video' : 'document'}
      iconSize={40}
    />
  );
}

export function PictureBox({
  src,
  focus,
  icon,
  iconSize,
}: {
  src: string | undefined;
  focus: MediaRecord['focus'];
  /** Left out while it is not known whether there is a picture. */
  icon?: IconName | undefined;
  iconSize: number;
}) {
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
export const NameRow = styled('span')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  // In a table the name would become a column of single words.
  minWidth: 208,
});
