import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput } from '../../inputs/LazyPartsInput.tsx';
import { EmiFields } from './EmiFields.tsx';

/** Ways to pay by the month, each with what it comes to. */
export const EmiOptionsInput = (props: KindInputProps) => <LazyPartsInput {...props} layout={EmiFields} />;
