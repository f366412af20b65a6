import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect } from 'react';
import { styled } from '@mui/material/styles';
import { CharacterCount } from '../Field/CharacterCount.tsx';
import { controlStyles } from '../Field/control-styles.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { useInputText } from '../Field/use-input-text.ts';

/** Props of {@link TextArea}: a text area's own, and the words around it. */
export interface TextAreaProps extends FieldTextProps, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Lines it shows while it is empty. */
  rows?: number | undefined;
  /** Most characters, counted below. A longer text is marked as wrong, not cut off. */
  limit?: number | undefined;
}

/** Several lines of plain text; grows with what is typed. Works in a plain posted form and with `register()`. */
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
          style={{ ...style, ['--rows' as string]: rows, ['--most' as string]: Math.max(rows, MAX_ROWS) }}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

// Where the browser cannot fit a field to its content by itself.
function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Lines it grows to before it scrolls. */
const MAX_ROWS = 16;
const LINE = '1.5rem';
const FRAME = '22px';

const Area = styled('textarea')({
  ...controlStyles,
  display: 'block',
  minHeight: `calc(var(--rows) * ${LINE} + ${FRAME})`,
  maxHeight: `calc(var(--most) * ${LINE} + ${FRAME})`,
  resize: 'vertical',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
});
