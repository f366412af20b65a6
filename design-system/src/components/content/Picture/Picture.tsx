import { styled } from '@mui/material/styles';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import type { PictureData } from './picture-data.ts';
import { sourceSets } from './source-sets.ts';
import { useMissingImage } from './use-missing-image.ts';

/** Props of {@link Picture}; the data of the picture itself are {@link PictureData}. */
export interface PictureProps extends PictureData {
  /** Like the HTML attribute `sizes`; measured by default, except for a `priority` picture. */
  sizes?: string | undefined;
  /** Visible aspect ratio, `16 / 9`; the rest is cut around `focus`. */
  ratio?: number | undefined;
  /** Fills its container, cut around `focus`. */
  fill?: boolean | undefined;
  /** Above the fold: loaded before everything else. */
  priority?: boolean | undefined;
  /** Text that a lattice is drawn from if the picture is missing; `alt` by default. */
  seed?: string | undefined;
}

/** A picture in the format and width that the reader's screen needs; a missing one is drawn as a lattice. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources = [], focus, phone, seed = alt, ratio, fill = false } = props;
  const { priority = false, sizes = priority ? '100vw' : 'auto, 100vw' } = props;
  const { missing, image } = useMissingImage(src);
  const own = width && height ? width / height : undefined;
  const shape = fill ? undefined : (ratio ?? own);
  if (missing) {
    return (
      <div
        style={{
          ...placeholder,
          ...(!fill && { aspectRatio: ratio ?? own ?? 1.5, maxWidth: ratio ? undefined : width }),
        }}
      >
        <Lattice asFile={!priority} seed={seed} title={alt || undefined} />
      </div>
    );
  }
  return (
    <picture style={{ display: 'contents' }}>
      {phone &&
        sourceSets(phone.sources ?? []).map((set) => <source key={set.type} {...set} sizes={sizes} media={NARROW} />)}
      {phone && <source srcSet={phone.src} media={NARROW} />}
      {sourceSets(sources).map((set) => (
        <source key={set.type} {...set} sizes={sizes} />
      ))}
      <Img
        key={src}
        {...image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...(sources.length > 0 && { sizes })}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        data-cut={fill ? 'fill' : ratio ? 'ratio' : undefined}
        style={{
          ...(shape && { aspectRatio: shape }),
          ...(focus && { ['--focus' as string]: `${focus.x}% ${focus.y}%` }),
          ...(phone?.focus && { ['--phone-focus' as string]: `${phone.focus.x}% ${phone.focus.y}%` }),
        }}
      />
    </picture>
  );
}

const NARROW = '(max-width: 767px)';

const Img = styled('img')({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  '&[data-cut]': { width: '100%', objectFit: 'cover', objectPosition: 'var(--focus, 50% 50%)' },
  [`@media ${NARROW}`]: { '&[data-cut]': { objectPosition: 'var(--phone-focus, var(--focus, 50% 50%))' } },
  '&[data-cut="fill"]': { height: '100%' },
});

const placeholder = { width: '100%', height: '100%', overflow: 'hidden' } as const;
