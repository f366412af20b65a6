import { styled } from '@mui/material/styles';
import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, radius, zIndex } from '../../../tokens/index.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Nothing is shown while nothing goes on. */
  active: boolean;
  /** Read aloud: what goes on. */
  label?: string | undefined;
  /** How far it is, from 0 to 1; without it only that something goes on is shown. */
  value?: number | undefined;
  /** `page` is a thin line along the top of the window, `inline` stands where it is put. */
  variant?: 'page' | 'inline' | undefined;
  /**
   * `load` shows it from the server's first byte until the root element bears `data-loaded`, which the page's script sets.
   * Where there is no script there is no bar, and where none comes it goes by itself after ten seconds.
   */
  until?: 'load' | undefined;
}

/** A thin line that says a page or a piece of work is on its way, and how far, where that is known. */
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
  // Grounds vanish where colours are the reader's own.
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

// Apart from the other, which is the one that every page begins with.
const InlineRoot = styled(Root)({
  height: 6,
  background: colour.tint,
  borderRadius: radius.pill,
  '& span': { background: colour.action },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
