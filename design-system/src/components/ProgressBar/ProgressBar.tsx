import { styled } from '@mui/material/styles';
import { colour, z } from '../../tokens/index.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  active: boolean;
  label?: string | undefined;
}

/** A thin line at the top while a page is on its way. */
export function ProgressBar({ active, label = 'Loading the page' }: ProgressBarProps) {
  if (!active) return null;
  return (
    <Root role="progressbar" aria-label={label} data-print="no">
      <span />
    </Root>
  );
}

const Root = styled('div')({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  height: 3,
  zIndex: z.loader,
  overflow: 'hidden',
  '& span': {
    display: 'block',
    width: '40%',
    height: '100%',
    background: colour.accent,
    animation: 'ds-run 1.1s ease-in-out infinite',
  },
  '@keyframes ds-run': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(260%)' } },
});
