import { styled } from '@mui/material/styles';
import { IconButton } from '../components/actions/IconButton/IconButton.tsx';
import { colour } from '../tokens/index.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface StepButtonsProps {
  name: string;
  /** Identifies each button after its row has moved. */
  focusKey?: string | undefined;
  canUp: boolean;
  canDown: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Two buttons that work without dragging. At the ends they stay focusable and are marked as disabled. */
export function StepButtons({ name, focusKey, canUp, canDown, onMove }: StepButtonsProps) {
  const texts = useTextsOf(allTexts);
  return (
    <Steps data-steps="">
      <IconButton
        icon="chevron-down"
        label={fill(texts.up, { name })}
        data-focus={focusKey && `${focusKey} -1`}
        aria-disabled={!canUp}
        onClick={() => canUp && onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={fill(texts.down, { name })}
        data-focus={focusKey && `${focusKey} 1`}
        aria-disabled={!canDown}
        onClick={() => canDown && onMove(1)}
      />
    </Steps>
  );
}

const Steps = styled('div')({
  gridArea: 'steps',
  display: 'flex',
  color: colour.muted,
  '& [aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' },
  // There is no icon for up.
  '& button:first-of-type svg': { transform: 'scaleY(-1)' },
});
