import { link as linkSchema } from '@prospectus/contract';
import { RichTextWaiting } from '@prospectus/design-system/editor';
import { type ReactNode, useCallback, useState } from 'react';

import { lazyPart } from '../layout/lazy-part.tsx';
import { LazyLinkPicker } from '../links/LazyLinkPicker.ts';
import type { KindInputProps } from './kind-input.ts';
import { useEditorPictures } from './use-editor-pictures.tsx';
import { useField } from './use-field.ts';

// The editor is the largest part of the console; it is loaded when a form needs it.
const LazyEditor = lazyPart(async () => (await import('./TextEditor.tsx')).TextEditor, RichTextWaiting);

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

type LinkRequest = { href: string; answer: (address: string | undefined) => void };

const ADDRESS = linkSchema('');

/** Lets a writer choose where a link of a text leads; `dialog` is rendered beside the editor. */
function useLinkChoice(): { pickLink: (href: string) => Promise<string | undefined>; dialog: ReactNode } {
  const [request, setRequest] = useState<LinkRequest>();
  const pickLink = useCallback(async (href: string) => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    setRequest({ href, answer: resolve });
    return promise;
  }, []);
  const close = (address?: string) => {
    setRequest(undefined);
    request?.answer(address);
  };
  return {
    pickLink,
    dialog: request && (
      <LazyLinkPicker
        value={request.href}
        isAllowed={(address) => address !== '' && ADDRESS.safeParse(address).success}
        onPick={close}
        onClose={() => close()}
      />
    ),
  };
}
