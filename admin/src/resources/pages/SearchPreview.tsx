import { cutToWidth, SEARCH_RESULT } from '@prospectus/contract';
import { Grid, Stack, Text } from '@prospectus/design-system';
import { LinkPreview } from '@prospectus/design-system/preview';
import { useWatch } from 'react-hook-form';

import { useMediaFile } from '../../media/use-media-file.ts';
import { useText } from '../../texts/language-context.ts';

/** The page as a search engine and a shared link would show it, with texts cut off where those cut them off. */
export function SearchPreview() {
  const text = useText();
  const values = useWatch() as { slug?: string; title?: string; description?: string; 'og:image'?: string };
  const file = useMediaFile(values['og:image'] ?? '');
  const title = values.title || text('publishing.ownTitle');
  const description = values.description || text('publishing.ownDescription');
  const path = values.slug === 'home' ? [] : (values.slug ?? '').split('/');
  const picture = file?.address ?? (/^(\/|https:)/.test(values['og:image'] ?? '') ? values['og:image'] : undefined);
  return (
    <Grid min={300} gap={3} align="start">
      <Stack gap={1}>
        <Text as="span" size="small" tone="muted">
          {text('publishing.searchResult')}
        </Text>
        <LinkPreview
          as="result"
          address={[window.location.host, ...path].join(' › ')}
          title={cutToWidth(title, SEARCH_RESULT.title)}
          description={cutToWidth(description, SEARCH_RESULT.description)}
        />
      </Stack>
      <Stack gap={1}>
        <Text as="span" size="small" tone="muted">
          {text('publishing.shareCard')}
        </Text>
        <LinkPreview
          as="card"
          address={window.location.host}
          title={title}
          description={description}
          picture={picture}
        />
      </Stack>
    </Grid>
  );
}
