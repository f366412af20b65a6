import { styled } from '@mui/material/styles';
import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, radius, zIndex } from '../../../tokens/index.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Hidden while inactive. */
  active: boolean;
  /** Accessible name, such as the task in progress. */
  label?: string | undefined;
  /** Progress from 0 to 1; without it the bar shows only that something is in progress. */
  value?: number | undefined;
  /** `page` is a thin line along the top of the window, `inline` is part of the content. */
  variant?: 'page' | 'inline' | undefined;
  /**
   * `load` shows it from the server's first byte until the root element has `data-loaded`, which the page's script
   * sets. Without scripting there is no bar; if the script does not load, it disappears after ten seconds.
   */
  until?: 'load' | undefined;
}

/** A thin line that shows that a page or a task is in progress, and how far, if that is known. */
export function ProgressBar({ active, label, value, variant = 'page', until }: ProgressBarProps) {
  const texts = useTexts().progressBar;
  if (!active) return null;
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const percent = Math.round((share ?? 0) * 100);
  const Frame = variant === 'inline' ? InlineRoot : PageRoot;
  return (
    <Frame
      role="progressbar"
      aria-label={label ?? texts.label}
      {...(share !== undefined && { 'aria-valuenow': percent, 'aria-valuetext': fill(texts.percent, { percent }) })}
      data-until={until}
      data-print="no"
    >
      <span
        style={share === undefined ? undefined : { transform: `scaleX(${share})`, width: '100%', animation: 'none' }}
      />
    </Frame>
  );
}

const Root = styled('div')({
  overflow: 'hidden',
  '& span': {
    display: 'block',
    width: '40%',
    height: '100%',
    background: colour.accent,
    transformOrigin: 'left',
    animation: 'ds-run 1.1s ease-in-out infinite',
  },
  '@keyframes ds-run': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(260%)' } },
  // Backgrounds disappear in forced colours.
  '@media (forced-colors: active)': { '& span': { forcedColorAdjust: 'none', background: 'Highlight' } },
});

const PageRoot = styled(Root)({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  height: 3,
  zIndex: zIndex.loader,
  '&[data-until]': { pointerEvents: 'none', animation: 'ds-leave 0s 10s forwards' },
  'html[data-loaded] &[data-until]': { display: 'none' },
  '@keyframes ds-leave': { to: { visibility: 'hidden' } },
  '@media (scripting: none)': { '&[data-until]': { display: 'none' } },
});

// Separate from the other style, which every page starts with.
const InlineRoot = styled(Root)({
  height: 6,
  background: colour.tint,
  borderRadius: radius.pill,
  '& span': { background: colour.action },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
