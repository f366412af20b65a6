import type { Editor } from '@tiptap/core';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/actions/Button/Button.tsx';
import { TextField } from '../components/forms/TextField/TextField.tsx';
import { safeHref } from './safe-href.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import * as Parts from './toolbar-parts.ts';

/** Props of {@link LinkForm}. */
export interface LinkFormProps {
  editor: Editor;
  schemes: readonly string[];
  /** Lets the writer choose an address; resolves to nothing if they cancel. */
  pickLink: ((href: string) => Promise<string | undefined>) | undefined;
  onDone: () => void;
}

/** Sets, changes or removes the link at the selection. It is not a form, because the editor is often inside one. */
export function LinkForm({ editor, schemes, pickLink, onDone }: LinkFormProps) {
  const texts = useTextsOf(allTexts);
  const attributes = editor.getAttributes('link');
  const before = typeof attributes.href === 'string' ? attributes.href : '';
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const apply = () => {
    const href = safeHref(address, schemes);
    if (href === null) return setError(fill(texts.link.invalid, { schemes: `${schemes.join(':, ')}:` }));
    setLink(editor, href);
    onDone();
  };
  const pick = async () => {
    const chosen = await pickLink?.(address);
    if (chosen === undefined) return field.current?.focus();
    setLink(editor, chosen);
    onDone();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: event.target === field.current ? apply : undefined, Escape: onDone }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <Parts.LinkBar role="group" aria-label={texts.tools.link} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label={texts.link.address}
        value={address}
        error={error}
        inputMode="url"
        autoComplete="off"
        placeholder={texts.link.example}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      <Button size="small" onClick={apply}>
        {before ? texts.link.change : texts.link.add}
      </Button>
      {pickLink && (
        <Button size="small" variant="secondary" onClick={() => void pick()}>
          {texts.link.choose}
        </Button>
      )}
      {before && (
        <Button size="small" variant="secondary" onClick={remove}>
          {texts.link.remove}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onDone}>
        {texts.link.cancel}
      </Button>
    </Parts.LinkBar>
  );
}

function setLink(editor: Editor, href: string) {
  const chain = editor.chain().extendMarkRange('link');
  // Without a selection the address itself becomes the text.
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.setLink({ href }).run();
  }
}
