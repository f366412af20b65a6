import { isTextPicture, link as linkSchema, type MediaRecord } from '@prospectus/contract';
import { ModalDialog } from '@prospectus/design-system/console';
import { type EditorPicture, type EditorPictures, RichTextWaiting } from '@prospectus/design-system/editor';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import { lazyPart } from '../layout/lazy-part.tsx';
import { LazyLinkPicker } from '../links/LazyLinkPicker.tsx';
import { AltForm } from '../media/AltForm.tsx';
import { LazyMediaPicker } from '../media/LazyMediaPicker.tsx';
import { kindOfUpload } from '../media/files.ts';
import { uploadFile } from '../media/use-upload.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
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

type Answer = (file: MediaRecord | undefined) => void;
type Asked = { choose: Answer } | { describe: MediaRecord; answer: Answer };

/** Pictures of a text come from the media library; `dialog` is rendered beside the editor. */
function useEditorPictures(): { pictures: EditorPictures; dialog: ReactNode } {
  const text = useText();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  // Several may be pasted at once; each is described in its turn.
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const pictures = useMemo((): EditorPictures => {
    const ask = async (question: (answer: Answer) => Asked): Promise<EditorPicture | undefined> => {
      const { promise, resolve } = Promise.withResolvers<MediaRecord | undefined>();
      setAsked((before) => [...before, question(resolve)]);
      return asPicture(await promise);
    };
    return {
      isAllowed: isTextPicture,
      pick: () => ask((choose) => ({ choose })),
      upload: async (bytes) => {
        if (kindOfUpload(bytes) !== 'image') {
          notify(text('media.onlyPictures', { name: bytes.name }), { type: 'error' });
          return undefined;
        }
        try {
          const file = await uploadFile(provider.api, bytes, '');
          return file.described ? asPicture(file) : await ask((answer) => ({ describe: file, answer }));
        } catch (error) {
          notify((error as Error).message || text('media.noAnswer'), { type: 'error' });
          return undefined;
        }
      },
    };
  }, [provider, text, notify]);

  const [first] = asked;
  const close = (answer: Answer, file?: MediaRecord) => {
    setAsked((before) => before.slice(1));
    answer(file);
  };
  return {
    pictures,
    dialog: first && (
      <>
        {'choose' in first ? (
          <LazyMediaPicker
            kind="image"
            onPick={(file) => close(first.choose, file)}
            onClose={() => close(first.choose)}
          />
        ) : (
          <ModalDialog open title={first.describe.name} size="small" onClose={() => close(first.answer)}>
            <AltForm
              key={first.describe.id}
              file={first.describe}
              autoFocus
              onSaved={(file) => close(first.answer, file)}
              onCancel={() => close(first.answer)}
            />
          </ModalDialog>
        )}
      </>
    ),
  };
}

// With its id: another file may have the same bytes and other words.
const asPicture = (file: MediaRecord | undefined): EditorPicture | undefined =>
  file && { src: `${file.address}#${file.id}`, alt: file.decorative ? '' : file.alt };
