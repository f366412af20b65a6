import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect } from 'react';
import { styled } from '@mui/material/styles';
import { CharacterCount } from '../Field/CharacterCount.tsx';
import { controlStyles } from '../Field/control-styles.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { useInputText } from '../Field/use-input-text.ts';

/** Props of {@link TextArea}: those of a text area, and the texts around it. */
export interface TextAreaProps extends FieldTextProps, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Number of lines while it is empty. */
  rows?: number | undefined;
  /** Maximum of characters, counted below. A longer text is marked as invalid, not cut off. */
  limit?: number | undefined;
}

/** Several lines of plain text; grows with its content. Works in a plain posted form and with `register()`. */
export function TextArea({
  id: givenId,
  label,
  help,
  error,
  requiredMark,
  rows = 3,
  limit,
  ref: callerRef,
  style,
  onChange,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const { text, node, ref, readText } = useInputText(callerRef, String(area.value ?? area.defaultValue ?? ''));
  const isOver = limit !== undefined && text.length > limit;
  useLayoutEffect(() => grow(node.current), [node, text]);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    readText();
    onChange?.(event);
  };

  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      requiredMark={requiredMark}
      describedBy={[limit !== undefined && `${id}-count`, describedBy].filter(Boolean).join(' ') || undefined}
      counter={limit !== undefined && <CharacterCount id={`${id}-count`} length={text.length} limit={limit} />}
    >
      {(control) => (
        <Area
          rows={rows}
          {...area}
          {...control}
          {...(isOver && { 'aria-invalid': true })}
          ref={ref}
          style={{ ...style, ['--rows' as string]: rows, ['--max-rows' as string]: Math.max(rows, MAX_ROWS) }}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

// For browsers that cannot fit a field to its content.
function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Number of lines before it scrolls. */
const MAX_ROWS = 16;
const LINE = '1.5rem';
const FRAME = '22px';

const Area = styled('textarea')({
  ...controlStyles,
  display: 'block',
  minHeight: `calc(var(--rows) * ${LINE} + ${FRAME})`,
  maxHeight: `calc(var(--max-rows) * ${LINE} + ${FRAME})`,
  resize: 'vertical',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
});
