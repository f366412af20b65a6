import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, radius, shadow } from '../../../tokens/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

/** Content of a toast. */
export interface ToastMessage {
  title: string;
  description?: ReactNode | undefined;
  /** `danger` for a failure: it is read out at once. */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** One button, such as Undo; clicking it closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds after which it closes by itself, not counted while it is hovered or focused. By default it stays. */
  closesAfter?: number | undefined;
}

/** Props of {@link Toast}. */
export interface ToastProps extends Omit<ToastMessage, 'closesAfter'> {
  onClose: () => void;
}

/** One notice over the page. Applications show it through `useToast()`. */
export function Toast({ title, description, tone = 'neutral', action, onClose }: ToastProps) {
  const texts = useTexts().toast;
  return (
    <Slip data-tone-of={tone}>
      <div>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {action && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              action.onClick();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" label={texts.close} onClick={onClose} />
    </Slip>
  );
}

const Slip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  padding: '12px 8px 14px 18px',
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderLeft: `5px solid ${colour.action}`,
  borderRadius: radius.medium,
  boxShadow: shadow.floating,
  '&[data-tone-of="success"]': { borderLeftColor: colour.success },
  '&[data-tone-of="danger"]': {
    color: colour.onDanger,
    background: colour.danger,
    borderColor: colour.danger,
    '& button:hover': { background: colour.dangerHover },
  },
  '& > div': { paddingTop: 9 },
  '& > div > button': { marginTop: 8 },
});

const Title = styled('p')({ margin: 0, fontWeight: fontWeight.semibold, lineHeight: 1.4 });

const Description = styled('div')({ marginTop: 2, fontSize: fontSize.detail, lineHeight: 1.45 });
