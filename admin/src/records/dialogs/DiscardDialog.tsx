import { useText } from '../../texts/language-context.ts';
import { TakeBackDialog, type TakeBackProps } from './TakeBackDialog.tsx';

/** Asks before the draft of a published record is discarded. */
export function DiscardDialog(props: TakeBackProps) {
  const text = useText();
  return (
    <TakeBackDialog {...props} action="discard">
      {text('editing.discard.text')}
    </TakeBackDialog>
  );
}
