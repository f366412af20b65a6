import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, zIndex } from '../../../tokens/index.ts';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  /** Address of the main part, `#main`. */
  href?: string | undefined;
  label?: string | undefined;
}

/** First stop of the keyboard: over the header, straight to the content. */
export function SkipLink({ href = '#main', label }: SkipLinkProps) {
  const texts = useTexts().skipLink;
  return (
    <Root href={href} data-print="no">
      {label ?? texts.label}
    </Root>
  );
}

const Root = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: zIndex.loader,
  padding: '12px 20px',
  background: colour.action,
  color: colour.onAction,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
