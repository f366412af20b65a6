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
  /** Gets HTML; an empty text is the empty string. */
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  error?: ReactNode | undefined;
  help?: ReactNode | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  /** Id of the text area itself; made up when absent. */
  id?: string | undefined;
  /** Schemes a link may have; addresses within the site are always allowed. */
  linkSchemes?: readonly string[] | undefined;
  /** Lets the writer choose where a link leads instead of typing it; nothing when they think better of it. */
  pickLink?: ((href: string) => Promise<string | undefined>) | undefined;
  /** Where pictures come from, the same object over renders; without it the text has none. */
  pictures?: EditorPictures | undefined;
  /** Most characters of text, counted below. What is over is kept, marked and said, never cut off. */
  limit?: number | undefined;
  /** Language of the text, for spelling and hyphens: 'hi'. */
  lang?: string | undefined;
}

/** A formatted text: headings 2 to 4, emphasis, lists, links and tables. Heavy; import it lazily by its own door. */
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
  const [length, setLength] = useState(() => value.replace(/<[^>]*>/g, '').length);
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
        {/* The key: what listens to an editor must meet it when it mounts. */}
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
          {/* Until the editor starts (and on the server) the text is shown as it is stored. */}
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
