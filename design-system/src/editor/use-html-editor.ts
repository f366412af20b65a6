import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useRef } from 'react';
import { useEditor } from '@tiptap/react';
import { richTextExtensions } from './extensions.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import type { EditorPictures } from './pictures.ts';
import { withDirectAddresses } from '../components/actions/Link/direct-address.ts';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';

interface HtmlEditor {
  value: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  /** Called with the number of characters at the start and after each change. */
  onLength: (characters: number) => void;
  readOnly: boolean;
  linkSchemes: readonly string[];
  pictures: EditorPictures | undefined;
  attributes: Record<string, string>;
}

/** An editor for a value that its owner has, as HTML. */
export function useHtmlEditor({
  value,
  onChange,
  onBlur,
  onLength,
  readOnly,
  linkSchemes,
  pictures,
  attributes,
}: HtmlEditor): Editor | null {
  const { adding } = useTextsOf(allTexts).picture;
  const shown = useRef<string>(undefined);
  const applied = useRef(value);
  const awaited = useRef<string[]>([]);
  const extensions = useMemo(() => richTextExtensions(linkSchemes, pictures, adding), [linkSchemes, pictures, adding]);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !readOnly,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes, transformPastedHTML: cleanPastedHtml, transformPastedText: withDirectAddresses },
    onCreate: ({ editor: current }) => {
      shown.current = htmlOf(current);
      onLength(lengthOf(current));
    },
    onUpdate: ({ editor: current }) => {
      const html = htmlOf(current);
      // The editor adds an empty line at the first click, which is not a change.
      if (html === shown.current) return;
      shown.current = html;
      onLength(lengthOf(current));
      awaited.current.push(html);
      onChange(html);
    },
    onBlur: () => onBlur?.(),
  });

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  // A new value from outside (loaded, restored, discarded) replaces the text. Our own changes that come back do not,
  // however late: the writer may have typed more.
  useEffect(() => {
    if (!editor || value === applied.current) return;
    applied.current = value;
    if (value === shown.current) {
      awaited.current = [];
      return;
    }
    const echo = awaited.current.indexOf(value);
    if (echo !== -1) {
      awaited.current.splice(0, echo + 1);
      return;
    }
    awaited.current = [];
    editor.commands.setContent(value, { emitUpdate: false });
    shown.current = htmlOf(editor);
    onLength(lengthOf(editor));
  }, [editor, value, onLength]);
  return editor;
}

// The editor keeps an empty paragraph at the end, which is not content.
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(?<!<p><\/p>)(?:<p><\/p>)+$/, ''));

const lengthOf = (editor: Editor) => editor.state.doc.textContent.length;
