import { cutToWidth, SEARCH_RESULT, textWidth } from '@prospectus/contract';
import { Grid, Stack, Text } from '@prospectus/design-system';
import { LinkPreview } from '@prospectus/design-system/preview';

import { Muted } from '../layout/Muted.tsx';
import { useText } from '../texts/language-context.ts';

type SearchLooksProps = { path: string; title: string; description: string; picture: string | undefined };

/** A page as a search engine and a shared link show it: texts cut off where those cut them off, and how wide they are. */
export function SearchLooks({ path, title, description, picture }: SearchLooksProps) {
  const text = useText();
  const steps = path.split('/').filter(Boolean);
  return (
    <Grid min={300} gap={3} align="start">
      <Stack gap={1}>
        <Muted as="span">{text('publishing.searchResult')}</Muted>
        <LinkPreview
          as="result"
          address={[window.location.host, ...steps].join(' › ')}
          title={cutToWidth(title, SEARCH_RESULT.title)}
          description={cutToWidth(description, SEARCH_RESULT.description)}
        />
        <Width of="title" words={title} />
        <Width of="description" words={description} />
      </Stack>
      <Stack gap={1}>
        <Muted as="span">{text('publishing.shareCard')}</Muted>
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

function Width({ of, words }: { of: 'title' | 'description'; words: string }) {
  const text = useText();
  const { size, width } = SEARCH_RESULT[of];
  const pixels = Math.round(textWidth(words, size));
  return (
    <Text as="span" size="small" tone={pixels > width ? 'danger' : 'muted'}>
      {text(pixels > width ? `publishing.widthOver.${of}` : `publishing.widthOf.${of}`, {
        pixels: String(pixels),
        most: String(width),
      })}
    </Text>
  );
}
