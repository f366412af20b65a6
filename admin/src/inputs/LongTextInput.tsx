import { TextArea } from '@prospectus/design-system';
import { z } from 'zod';

import type { KindInputProps } from './kinds.ts';
import { unwrapped } from './schema.ts';
import { useField } from './useField.ts';

/** Several lines of plain text; grows with what is typed, counts towards the contract's limit. */
export function LongTextInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  return (
    <TextArea
      {...control}
      {...texts}
      ref={ref}
      limit={limitOf(props.schema)}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  );
}

function limitOf(schema: z.ZodType): number | undefined {
  const bare = unwrapped(schema);
  return bare instanceof z.ZodString ? (bare.maxLength ?? undefined) : undefined;
}
