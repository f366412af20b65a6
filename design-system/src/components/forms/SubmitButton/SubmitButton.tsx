import { type MouseEvent, useSyncExternalStore } from 'react';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../theme/global-styles.ts';
import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { useTexts } from '../../../language/TextsProvider.tsx';

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'href' | 'target' | 'rel' | 'download' | 'type'> {
  /** Text while busy, shown and read aloud: 'Sending the code…'. */
  busyLabel?: string | undefined;
  /**
   * Something is still missing. Marked as disabled if a script runs that can change it later; it looks as always, and a
   * click reaches the form, which names what is missing.
   */
  incomplete?: boolean | undefined;
}

/**
 * The submit button of a form. While busy it says so, keeps its width and focus, and ignores further clicks (and Enter
 * in a field). A form marked `aria-busy="true"` shows it busy too: one line of script can react to a click before
 * hydration.
 */
export function SubmitButton({
  children,
  busy = false,
  busyLabel,
  startIcon,
  endIcon,
  onClick,
  incomplete = false,
  disabled = false,
  ...rest
}: SubmitButtonProps) {
  const texts = useTexts().submitButton;
  const busyText = busyLabel ?? texts.busy;
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <Button
        {...rest}
        type="submit"
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={busy || (incomplete && isHydrated) || undefined}
        onClick={busy ? ignore : onClick}
      >
        <Layers>
          <Layer data-shown={!busy}>
            {startIcon && <Icon name={startIcon} size={20} />}
            {children}
            {endIcon && <Icon name={endIcon} size={20} />}
          </Layer>
          <Layer data-shown={busy}>
            <Dot aria-hidden="true" />
            {busyText}
          </Layer>
        </Layers>
      </Button>
      <Announcement role="status">{busy ? busyText : ''}</Announcement>
    </>
  );
}

// Both texts are in one cell, so the button is always as wide as the wider one.
const Layers = styled('span')({ display: 'inline-grid', placeItems: 'center' });

const Layer = styled('span')({
  gridArea: '1 / 1',
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  '&[data-shown="false"], form[aria-busy="true"] &:first-of-type': { visibility: 'hidden' },
  'form[aria-busy="true"] &:last-of-type': { visibility: 'visible' },
});

const Dot = styled('span')({
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: 'currentColor',
  animation: 'ds-breathe 900ms ease-in-out infinite alternate',
  '@keyframes ds-breathe': { from: { opacity: 0.25 }, to: { opacity: 1 } },
});

const Announcement = styled('span')(visuallyHidden);
