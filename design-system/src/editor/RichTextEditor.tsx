import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { EditorContent, useEditorState } from '@tiptap/react';
import { CharacterCount } from '../components/forms/Field/CharacterCount.tsx';
import { Help } from '../components/forms/Field/Field.tsx';
import { FieldError } from '../components/forms/Field/FieldError.tsx';
import * as Parts from './editor-parts.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import type { EditorPictures } from './pictures.ts';
import { defaultLinkSchemes } from './safe-href.ts';
import { StoredText } from './StoredText.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useHtmlEditor } from './use-html-editor.ts';

/** Props of {@link RichTextEditor}. */
export interface RichTextEditorProps {
  label: string;
  /** HTML. */
  value: string;
  /** Receives HTML; an empty text is the empty string. */
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  error?: ReactNode | undefined;
  help?: ReactNode | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  /** Id of the text area; generated when absent. */
  id?: string | undefined;
  /** URL schemes of links; addresses within the site are always allowed. */
  linkSchemes?: readonly string[] | undefined;
  /** Lets the writer choose an address instead of typing it; resolves to nothing if they cancel. */
  pickLink?: ((href: string) => Promise<string | undefined>) | undefined;
  /** Source of pictures; pass the same object on every render. Without it the text has no pictures. */
  pictures?: EditorPictures | undefined;
  /** Most characters, counted below. A longer text is marked as wrong, not cut off. */
  limit?: number | undefined;
  /** Language of the text for spelling and hyphenation: 'hi'. */
  lang?: string | undefined;
}

/**
 * A formatted text: headings 2 to 4, emphasis, lists, links and tables. It is large; import it lazily from its own
 * entry point.
 */
export function RichTextEditor({
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  placeholder,
  readOnly = false,
  id: givenId,
  linkSchemes = defaultLinkSchemes,
  pickLink,
  pictures,
  limit,
  lang,
}: RichTextEditorProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [length, setLength] = useState(() => value.replace(/<[^<>]*>/g, '').length);
  const isOver = limit !== undefined && length > limit;
  const described = [error && `${id}-error`, help && `${id}-help`, limit !== undefined && `${id}-count`]
    .filter(Boolean)
    .join(' ');
  const attributes: Record<string, string> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described && { 'aria-describedby': described }),
    ...((error || isOver) && { 'aria-invalid': 'true' }),
    ...(lang && { lang }),
    ...(readOnly && { 'aria-readonly': 'true' }),
    ...(placeholder && { 'aria-placeholder': placeholder }),
  };
  const editor = useHtmlEditor({
    value,
    onChange,
    onBlur,
    onLength: setLength,
    readOnly,
    linkSchemes,
    pictures,
    attributes,
  });

  return (
    <Parts.Frame>
      <Parts.Label id={`${id}-label`} onClick={() => editor?.commands.focus()}>
        {label}
      </Parts.Label>
      <Parts.Box data-invalid={error || isOver ? '' : undefined} data-readonly={readOnly || undefined}>
        {/* The key remounts the toolbar, whose listeners need the editor when they mount. */}
        {!readOnly && (
          <Toolbar
            key={editor ? 'ready' : 'starting'}
            editor={editor}
            controls={id}
            linkSchemes={linkSchemes}
            pickLink={pickLink}
            pictures={pictures}
          />
        )}
        <Parts.Sheet>
          {editor && placeholder && <Placeholder editor={editor}>{placeholder}</Placeholder>}
          {/* The stored text is shown until the editor has started, and on the server. */}
          {editor ? <EditorContent editor={editor} /> : <StoredText html={value} lang={lang} />}
        </Parts.Sheet>
      </Parts.Box>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {(help || limit !== undefined) && (
        <Parts.Foot>
          {help && <Help id={`${id}-help`}>{help}</Help>}
          {limit !== undefined && <CharacterCount id={`${id}-count`} length={length} limit={limit} />}
        </Parts.Foot>
      )}
      {!readOnly && <KeyboardHelp />}
    </Parts.Frame>
  );
}

function Placeholder({ editor, children }: { editor: Editor; children: string }) {
  const isEmpty = useEditorState({ editor, selector: (snapshot) => snapshot.editor.isEmpty });
  return isEmpty && <Parts.Placeholder aria-hidden="true">{children}</Parts.Placeholder>;
}
