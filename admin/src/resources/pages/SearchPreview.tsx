import { HOME_SLUG } from '@prospectus/contract';
import { type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { useMediaFile } from '../../media/use-media-file.ts';
import { SearchLooks } from '../../preview/SearchLooks.tsx';
import { useSitePage } from '../../preview/use-site-page.ts';
import { useText } from '../../texts/language-context.ts';

/** The page as search results and a shared link will show it: as it is typed, else as the site fills it in. */
export const SearchPreview = ({ record }: { record: RaRecord | undefined }) =>
  record?.id === undefined ? <Typed /> : <OverPage id={String(record.id)} version={record['version'] as number} />;

const OverPage = ({ id, version }: { id: string; version: number }) => (
  <Typed page={useSitePage('metadata', id, version).page} />
);

type Values = { slug?: string; title?: string; description?: string; 'og:image'?: string };

function Typed({ page }: { page?: ReturnType<typeof useSitePage>['page'] }) {
  const text = useText();
  const { slug = '', title, description, 'og:image': chosen = '' } = useWatch() as Values;
  const file = useMediaFile(chosen);
  const picture = file?.address ?? (/^(\/|https:)/.test(chosen) ? chosen : undefined);
  return (
    <SearchLooks
      path={slug === HOME_SLUG ? '/' : `/${slug}`}
      title={title || page?.title || text('publishing.ownTitle')}
      description={description || page?.description || text('publishing.ownDescription')}
      picture={picture ?? page?.picture}
    />
  );
}
