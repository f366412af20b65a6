import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { WhenInput } from './WhenInput.tsx';

/** A day as it is in India. */
export const DateInput = (props: KindInputProps) => <WhenInput {...props} type="date" hint={useText()('media.date')} />;
