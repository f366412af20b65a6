import { ChoiceInput } from './ChoiceInput.tsx';
import { FlagInput } from './FlagInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import type { KindInputs } from './kind-input.ts';
import { LinkInput } from './LinkInput.tsx';
import { ListInput } from './ListInput.tsx';
import { LongTextInput } from './LongTextInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { RichTextInput } from './RichTextInput.tsx';
import { TextInput } from './TextInput.tsx';

/** The input of every kind of field. */
export const kindInputs: KindInputs = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  image: ImageInput,
  link: LinkInput,
  money: MoneyInput,
  number: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  reference: ReferenceInput,
  list: ListInput,
};
