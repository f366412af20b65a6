import type { KindInputProps } from '../../inputs/kind-input.ts';
import { WhenInput } from '../../inputs/WhenInput.tsx';
import { useText } from '../../texts/language-context.ts';

/** A time of day in Asia/Kolkata. */
export const TimeInput = (props: KindInputProps) => <WhenInput {...props} type="time" hint={useText()('media.time')} />;
