import { renderToString } from 'react-dom/server';
import { createStyleCache, extractCriticalStyles } from '../src/server/index.ts';
import { idPrefix } from './id-prefix.ts';
import { Stage } from './Stage.tsx';
import { stories } from './stories.tsx';

/** What a server sends for one story, or why it could not. */
export type ServerStory = { id: string; html: string } | { id: string; error: string };

/** Every story rendered as the site's server renders a page. */
export const serverStories: readonly ServerStory[] = stories.map(({ id, element }) => {
  const cache = createStyleCache();
  const extract = extractCriticalStyles(cache);
  try {
    return {
      id,
      html: extract(() => renderToString(<Stage cache={cache}>{element}</Stage>, { identifierPrefix: idPrefix(id) }))
        .html,
    };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
});
