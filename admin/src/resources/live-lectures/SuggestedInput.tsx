import { TextField } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kind-input.ts';
import { useField } from '../../inputs/use-field.ts';
import { type OptionListName, useEventOptions } from './use-event-options.ts';

export const CourseInput = (props: KindInputProps) => <SuggestedInput list="courseName" {...props} />;
export const SemesterInput = (props: KindInputProps) => <SuggestedInput list="semYear" {...props} />;
export const BatchInput = (props: KindInputProps) => <SuggestedInput list="batch" {...props} />;

/** A text input that suggests the values of other lectures, so that the same value is spelled the same way. */
function SuggestedInput({ list, ...props }: KindInputProps & { list: OptionListName }) {
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
