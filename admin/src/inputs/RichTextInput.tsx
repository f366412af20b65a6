import { Skeleton, Stack, Text } from '@prospectus/design-system';
import { lazy, Suspense } from 'react';

import type { KindInputProps } from './kind-input.ts';
import { useEditorPictures } from './use-editor-pictures.tsx';
import { useField } from './use-field.ts';
import { useLinkChoice } from './use-link-choice.tsx';

// The editor is the largest part of the console; it is loaded when a form needs it.
const RichTextEditor = lazy(async () => ({
  default: (await import('@prospectus/design-system/editor')).RichTextEditor,
}));

/** Formatted text; the API sanitizes it with the contract's allow-list. */
export function RichTextInput(props: KindInputProps) {
  const { value, change, blur, texts, control } = useField(props, '');
  const { pictures, dialog } = useEditorPictures();
  const link = useLinkChoice();
  return (
    <>
      <Suspense fallback={<EditorSkeleton label={texts.label} />}>
        <RichTextEditor
          id={control.id}
          {...texts}
          value={value}
          onChange={change}
          onBlur={blur}
          pickLink={link.pickLink}
          pictures={pictures}
        />
      </Suspense>
      {dialog}
      {link.dialog}
    </>
  );
}

function EditorSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <Stack gap={1}>
        <Text as="span">{label}</Text>
        <Skeleton height={180} />
      </Stack>
    </div>
  );
}
