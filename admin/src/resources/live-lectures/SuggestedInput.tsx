import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kinds.ts';
import { useField } from '../../inputs/useField.ts';
import { type OptionList, useEventOptions } from './event-options.ts';

export const CourseInput = (props: KindInputProps) => <SuggestedInput list="courseName" {...props} />;
export const SemesterInput = (props: KindInputProps) => <SuggestedInput list="semYear" {...props} />;
export const BatchInput = (props: KindInputProps) => <SuggestedInput list="batch" {...props} />;

/** A text that offers what other lectures say, so that filters find them together. */
function SuggestedInput({ list, ...props }: KindInputProps & { list: OptionList }) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const options = useEventOptions(list);
  return (
    <>
      <TextField
        {...control}
        {...texts}
        ref={ref}
        value={value}
        list={`${control.id}-choices`}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
        autoComplete="off"
      />
      <datalist id={`${control.id}-choices`}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </datalist>
    </>
  );
}
