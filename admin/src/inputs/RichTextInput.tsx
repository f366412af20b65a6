import { Skeleton, Stack, Text } from '@prospectus/design-system';
import { lazy, Suspense } from 'react';

import type { KindInputProps } from './kinds.ts';
import { useField } from './useField.ts';

// The editor is the heaviest part of the console; it comes when a form needs it.
const RichTextEditor = lazy(async () => ({
  default: (await import('@prospectus/design-system/editor')).RichTextEditor,
}));

/** Formatted text; the server cleans it by the contract's allow-list. */
export function RichTextInput(props: KindInputProps) {
  const { value, change, blur, texts, control } = useField(props, '');
  return (
    <Suspense fallback={<Waiting label={texts.label} />}>
      <RichTextEditor id={control.id} {...texts} value={value} onChange={change} onBlur={blur} />
    </Suspense>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <Stack gap={1}>
        <Text as="span">{label}</Text>
        <Skeleton height={180} />
      </Stack>
    </div>
  );
}
