import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { pdfRoutes } from './pdf-routes.ts';
import type { PublicParts } from './public-parts.ts';
import { previewContent } from './preview-content.ts';
import type { PublishedContent } from './published-content.ts';
import { pageRoutes } from './routes.ts';

/** Public reads of published content; `others` are the parts of other capabilities. */
export const pages = (others: PublicParts): Capability<ContentDeps & { published: PublishedContent }> => ({
  name: 'pages',
  mount: (deps) => {
    const { feed, published: content } = deps;
    const preview = previewContent({ ...deps, others, content });
    feed.beforeKnown((change) => content.apply(change));
    return { routes: [pageRoutes({ feed, content, preview }), pdfRoutes(deps, { content, others })] };
  },
});
