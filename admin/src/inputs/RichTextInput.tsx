import { RichTextWaiting } from '@prospectus/design-system/editor';

import { lazyPart } from '../layout/lazy-part.tsx';
import type { KindInputProps } from './kind-input.ts';
import { useEditorPictures } from './use-editor-pictures.tsx';
import { useField } from './use-field.ts';
import { useLinkChoice } from './use-link-choice.tsx';

// The editor is the largest part of the console; it is loaded when a form needs it.
const LazyEditor = lazyPart(async () => (await import('./TextEditor.tsx')).TextEditor, RichTextWaiting);

/** Formatted text; the API sanitizes it with the contract's allow-list. */
export function RichTextInput(props: KindInputProps) {
  const { value, change, blur, texts, control } = useField(props, '');
  const { pictures, dialog } = useEditorPictures();
  const link = useLinkChoice();
  return (
    <>
      <LazyEditor
        id={control.id}
        {...texts}
        value={value}
        onChange={change}
        onBlur={blur}
        pickLink={link.pickLink}
        pictures={pictures}
      />
      {dialog}
      {link.dialog}
    </>
  );
}
