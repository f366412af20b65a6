import type { Editor } from '@tiptap/core';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/actions/Button/Button.tsx';
import { TextField } from '../components/forms/TextField/TextField.tsx';
import { safeHref } from './safe-href.ts';
import * as Parts from './toolbar-parts.ts';

interface LinkFormProps {
  editor: Editor;
  schemes: readonly string[];
  onDone: () => void;
}

/** Sets, changes or removes the link at the selection. No form element: the editor often stands inside one. */
export function LinkForm({ editor, schemes, onDone }: LinkFormProps) {
  const attributes = editor.getAttributes('link');
  const before = typeof attributes.href === 'string' ? attributes.href : '';
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const apply = () => {
    const href = safeHref(address, schemes);
    if (href === null) return setError(`Enter a web address, or one that starts with / or ${schemes.join(':, ')}:`);
    setLink(editor, href);
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
    <Parts.LinkBar role="group" aria-label="Link" onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label="Link address"
        value={address}
        error={error}
        inputMode="url"
        autoComplete="off"
        placeholder="https://… or /page"
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      <Button size="small" onClick={apply}>
        {before ? 'Change link' : 'Add link'}
      </Button>
      {before && (
        <Button size="small" variant="secondary" onClick={remove}>
          Remove link
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </Parts.LinkBar>
  );
}

function setLink(editor: Editor, href: string) {
  const chain = editor.chain().extendMarkRange('link');
  // With nothing selected the address itself becomes the words.
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.setLink({ href }).run();
  }
}
