import type { MediaRecord } from '@prospectus/contract';
import { Button, ErrorState } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

import { FormSkeleton } from '../../layout/FormSkeleton.tsx';
import { useMedia } from '../../media/media-context.ts';
import { useText } from '../../texts/language-context.ts';
import { FileForm } from './FileForm.tsx';

/** One file of the library. */
export function MediaFile() {
  const text = useText();
  const { id = '' } = useParams();
  const { client, store } = useMedia();
  const [file, setFile] = useState<MediaRecord>();
  const [error, setError] = useState<{ status?: number; message: string }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    client.read(id).then(
      (answer) => {
        store.put(answer);
        if (current) setFile(answer);
      },
      (failure: unknown) => current && setError(failure as { message: string }),
    );
    return () => {
      current = false;
    };
  }, [client, store, id, round]);
  if (error) {
    const isGone = error.status === 404;
    return (
      <ErrorState
        headingLevel={1}
        title={text(isGone ? 'media.gone' : 'media.notLoaded')}
        text={isGone ? text('media.goneText') : error.message || text('media.noAnswer')}
        onRetry={
          isGone
            ? undefined
            : () => {
                setError(undefined);
                setRound(round + 1);
              }
        }
        action={
          <Button variant="quiet" size="small" href="/media">
            {text('media.back')}
          </Button>
        }
      />
    );
  }
  if (!file) return <FormSkeleton />;
  return (
    <FileForm
      key={`${file.id} ${file.version}`}
      file={file}
      onSaved={(saved) => {
        store.put(saved);
        setFile(saved);
      }}
      onReload={() => setRound(round + 1)}
    />
  );
}
