import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { colour, Icon, radius } from '@prospectus/design-system';

import { fileKindOf, thumbnailOf } from './files.ts';

/** A small picture of a file around its focal point, or the icon of its kind; decorative, as its name is beside it. */
export function Thumbnail({ file }: { file: MediaRecord }) {
  const src = thumbnailOf(file);
  const { x, y } = file.focus ?? { x: 0.5, y: 0.5 };
  return (
    <Frame>
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" style={{ objectPosition: `${x * 100}% ${y * 100}%` }} />
      ) : (
        <Icon name={fileKindOf(file) === 'video' ? 'video' : 'document'} size={40} />
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
