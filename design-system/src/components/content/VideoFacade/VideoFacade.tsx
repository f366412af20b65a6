import { type MouseEvent, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontWeight, radius } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { outside } from '../../actions/Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';

/** Props of {@link VideoFacade}. */
export interface VideoFacadeProps {
  title: string;
  thumbnail?: PictureData | undefined;
  /** Address of the player; nothing is loaded from it before the click. */
  embedUrl: string;
}

/** A picture that becomes the video's player on click. Without script it is a link to the player. */
export function VideoFacade({ title, thumbnail, embedUrl }: VideoFacadeProps) {
  const texts = useTexts().videoFacade;
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <Root>
      {playing ? (
        <iframe
          src={withAutoplay(embedUrl)}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
        />
      ) : (
        <a href={embedUrl} {...outside} onClick={play}>
          {thumbnail ? <Picture fill seed={title} {...thumbnail} /> : <Lattice asFile seed={title} tone="ink" />}
          <span className="play">
            <Icon name="play" size={30} />
            <span>
              {texts.play}: {title}
            </span>
          </span>
        </a>
      )}
    </Root>
  );
}

const withAutoplay = (url: string) => `${url}${url.includes('?') ? '&' : '?'}autoplay=1`;

const Root = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& iframe, & img, & a': { display: 'block', width: '100%', height: '100%', border: 0, objectFit: 'cover' },
  '& .play': {
    position: 'absolute',
    insetInlineStart: 16,
    bottom: 16,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    maxWidth: 'calc(100% - 32px)',
    boxSizing: 'border-box',
    padding: '10px 18px 10px 12px',
    borderRadius: radius.medium,
    background: colour.accent,
    color: colour.onAccent,
    fontWeight: fontWeight.semibold,
    lineHeight: 1.3,
  },
});
