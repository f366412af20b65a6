import { isTextPicture, link as linkSchema, type MediaRecord } from '@prospectus/contract';
import { ModalDialog } from '@prospectus/design-system/console';
import { type EditorPicture, type EditorPictures, RichTextWaiting } from '@prospectus/design-system/editor';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';

import { lazyPart } from '../layout/lazy-part.tsx';
import { LazyLinkPicker } from '../links/LazyLinkPicker.tsx';
import { AltForm } from '../media/AltForm.tsx';
import { LazyMediaPicker } from '../media/LazyMediaPicker.tsx';
import { kindOfUpload } from '../media/files.ts';
import { uploadFile } from '../media/use-upload.ts';
import { useApi } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

// The editor is the largest part of the console; it is loaded when a form needs it.
const LazyEditor = lazyPart(async () => (await import('./TextEditor.tsx')).TextEditor, RichTextWaiting);

const ADDRESS = linkSchema('');

/** A formatted text. Its links are chosen among the pages of the site, its pictures in the media library. */
export function RichTextInput(props: KindInputProps) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const { value, change, blur, texts, control } = useField(props, '');
  const { dialog, ask } = useQuestions();
  const pickLink = useCallback(
    async (href: string) =>
      ask<string>((answer) => (
        <LazyLinkPicker
          value={href}
          isAllowed={(address) => address !== '' && ADDRESS.safeParse(address).success}
          onPick={answer}
          onClose={() => answer()}
        />
      )),
    [ask],
  );
  const pictures = useMemo(
    (): EditorPictures => ({
      isAllowed: isTextPicture,
      pick: async () =>
        asPicture(
          await ask<MediaRecord>((answer) => <LazyMediaPicker kind="image" onPick={answer} onClose={() => answer()} />),
        ),
      upload: async (bytes) => {
        if (kindOfUpload(bytes) !== 'image') {
          notify(text('media.onlyPictures', { name: bytes.name }), { type: 'error' });
          return undefined;
        }
        try {
          const file = await uploadFile(api, bytes, '');
          if (file.described) return asPicture(file);
          return asPicture(
            await ask<MediaRecord>((answer) => (
              <ModalDialog open title={file.name} size="small" onClose={() => answer()}>
                <AltForm key={file.id} file={file} autoFocus onSaved={answer} onCancel={() => answer()} />
              </ModalDialog>
            )),
          );
        } catch (error) {
          notify((error as Error).message || text('media.noAnswer'), { type: 'error' });
          return undefined;
        }
      },
    }),
    [ask, api, text, notify],
  );
  return (
    <>
      <LazyEditor
        id={control.id}
        {...texts}
        value={value}
        onChange={change}
        onBlur={blur}
        pickLink={pickLink}
        pictures={pictures}
      />
      {dialog}
    </>
  );
}

/** Dialogs that answer a question of the editor, one after the other: several pictures may be pasted at once. */
function useQuestions() {
  const [dialogs, setDialogs] = useState<readonly ReactNode[]>([]);
  const ask = useCallback(async <Answer,>(dialogOf: (answer: (value?: Answer) => void) => ReactNode) => {
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const dialog = dialogOf((value) => {
      setDialogs((before) => before.filter((one) => one !== dialog));
      resolve(value);
    });
    setDialogs((before) => [...before, dialog]);
    return promise;
  }, []);
  return { dialog: dialogs[0], ask };
}

// With its id: another file may have the same bytes and other words.
const asPicture = (file: MediaRecord | undefined): EditorPicture | undefined =>
  file && { src: `${file.address}#${file.id}`, alt: file.decorative ? '' : file.alt };
