import { type RefCallback, useCallback, useState } from 'react';

/** Whether an address has no picture, also if it failed to load before the page's script ran. */
export function useMissingImage(src: string): {
  missing: boolean;
  image: { ref: RefCallback<HTMLImageElement>; onError: () => void };
} {
  const [failed, setFailed] = useState<string>();
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  return { missing: src === '' || failed === src, image: { ref, onError: () => setFailed(src) } };
}
