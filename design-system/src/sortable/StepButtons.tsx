import { styled } from '@mui/material/styles';
import { IconButton } from '../components/actions/IconButton/IconButton.tsx';
import { colour } from '../tokens/index.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface StepButtonsProps {
  name: string;
  /** Finds each button again after its row went elsewhere. */
  focusKey?: string | undefined;
  canUp: boolean;
  canDown: boolean;
  onMove: (step: 1 | -1) => void;
}

/** The two buttons that need no dragging. At the ends they stay in reach and say that they lead no further. */
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
  // Up is down turned over: the set of signs has one.
  '& button:first-of-type svg': { transform: 'scaleY(-1)' },
});
