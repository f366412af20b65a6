import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Icon } from '../components/actions/Icon/Icon.tsx';
import { colour, radius } from '../tokens/index.ts';
import type { UploadItem } from './upload-item.ts';

/** The picture in small; a sign where there is none, or the browser cannot draw it. */
export function Thumbnail({ preview }: Pick<UploadItem, 'preview'>) {
  const source = useSource(preview);
  const [broken, setBroken] = useState<string>();
  return (
    <Frame>
      {source === undefined || source === broken ? (
        <Icon name="document" size={24} />
      ) : (
        <img src={source} alt="" onError={() => setBroken(source)} />
      )}
    </Frame>
  );
}

// A chosen file gets an address of its own for as long as it is shown.
function useSource(preview: UploadItem['preview']): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!(preview instanceof File) || !preview.type.startsWith('image/')) return undefined;
    const address = URL.createObjectURL(preview);
    setMade(address);
    return () => {
      setMade(undefined);
      URL.revokeObjectURL(address);
    };
  }, [preview]);
  return typeof preview === 'string' ? preview : made;
}

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  overflow: 'hidden',
  color: colour.muted,
  background: colour.tint,
  borderRadius: radius.small,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});
