import { isTextPicture, type MediaRecord } from '@prospectus/contract';
import { ModalDialog } from '@prospectus/design-system/console';
import type { EditorPicture, EditorPictures } from '@prospectus/design-system/editor';
import { type ReactNode, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';

import { AltForm } from '../media/AltForm.tsx';
import { kindOfUpload } from '../media/files.ts';
import { LazyMediaPicker } from '../media/LazyMediaPicker.ts';
import { useMedia } from '../media/media-context.ts';
import { useText } from '../texts/language-context.ts';

type Answer = (file: MediaRecord | undefined) => void;
type Asked = { choose: Answer } | { describe: MediaRecord; answer: Answer };

/** Pictures of a text come from the media library; `dialog` is rendered beside the editor. */
export function useEditorPictures(): { pictures: EditorPictures; dialog: ReactNode } {
  const text = useText();
  const notify = useNotify();
  const { client, store } = useMedia();
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
          const file = await client.upload(bytes, { later: 'true' });
          store.put(file);
          return file.described ? asPicture(file) : await ask((answer) => ({ describe: file, answer }));
        } catch (error) {
          notify((error as Error).message || text('media.noAnswer'), { type: 'error' });
          return undefined;
        }
      },
    };
  }, [client, store, text, notify]);

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
