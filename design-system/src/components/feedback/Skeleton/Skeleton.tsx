import { styled } from '@mui/material/styles';
import { colour, radius } from '../../../tokens/index.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** CSS lengths of the expected content. */
  width?: string | number | undefined;
  height?: string | number | undefined;
}

/** The shape of loading content. Mark the loading region itself with `aria-busy`; this is only visual. */
export function Skeleton({ width = '100%', height = 20 }: SkeletonProps) {
  return <Bone aria-hidden="true" style={{ width, height }} />;
}

const Bone = styled('span')({
  display: 'block',
  borderRadius: radius.small,
  background: colour.tint,
  animation: 'ds-breathe 1.6s ease-in-out infinite alternate',
  '@keyframes ds-breathe': { to: { opacity: 0.45 } },
});
