import type { KindInputProps } from '../../inputs/kind-input.ts';
import { WhenInput } from '../../inputs/TextInput.tsx';

/** The day of a lecture. */
export const DayInput = (props: KindInputProps) => <WhenInput {...props} type="date" />;
