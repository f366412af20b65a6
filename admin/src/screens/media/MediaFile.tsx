import { Button, ErrorState } from '@prospectus/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { FormSkeleton } from '../../layout/FormSkeleton.tsx';
import { useMedia } from '../../media/media-context.ts';
import { useText } from '../../texts/language-context.ts';
import { FileForm } from './FileForm.tsx';

export function MediaFile() {
  const text = useText();
  const { id = '' } = useParams();
  const { client, store } = useMedia();
  const queries = useQueryClient();
  const queryKey = ['media', 'file', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const file = await client.read(id);
      store.put(file);
      return file;
    },
    retry: false,
    // A newer version would replace what is typed: it is read when the form is opened and when the person reloads.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error) {
    const isGone = (error as { status?: number }).status === 404;
    return (
      <ErrorState
        headingLevel={1}
        title={text(isGone ? 'media.gone' : 'media.notLoaded')}
        text={isGone ? text('media.goneText') : error.message || text('media.noAnswer')}
        onRetry={isGone ? undefined : () => void refetch()}
        action={
          <Button variant="quiet" size="small" href="/media">
            {text('media.back')}
          </Button>
        }
      />
    );
  }
  if (!data) return <FormSkeleton />;
  return (
    <FileForm
      key={`${data.id} ${data.version}`}
      file={data}
      onSaved={(saved) => {
        store.put(saved);
        queries.setQueryData(queryKey, saved);
      }}
      onReload={() => void refetch()}
    />
  );
}
