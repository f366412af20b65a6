import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from '../components/actions/Button/Button.tsx';
import { TextField } from '../components/forms/TextField/TextField.tsx';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import * as Parts from './toolbar-parts.ts';

/** The description of the selected picture; nothing while none is selected. */
export function PictureForm({ editor }: { editor: Editor }) {
  const texts = useTextsOf(allTexts).picture;
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('image') ? ((now.getAttributes('image')['alt'] as string | null) ?? '') : undefined,
  });
  if (alt === undefined) return null;
  return (
    <Parts.LinkBar role="group" aria-label={texts.label}>
      <TextField
        label={texts.alt}
        help={texts.altHelp}
        value={alt}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
      />
      <Button size="small" variant="secondary" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {texts.remove}
      </Button>
    </Parts.LinkBar>
  );
}
