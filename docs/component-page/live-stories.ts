import { type ComponentType, useContext, useMemo } from 'react';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { composeStories } from '@storybook/react-vite';

/** A story that can be rendered anywhere on the page. */
export interface LiveStory {
  id: string;
  exportName: string;
  name: string;
  View: ComponentType;
  /** Its module export, for Storybook's own blocks. */
  of: object;
  /** Covers the page, or is for phones only, so it needs a frame. */
  framed: boolean;
  /** Width of the frame in px, for stories of phones only. */
  width: number | undefined;
  /** Height of the frame; by default that of its content. */
  height: string | undefined;
  source: string;
}

/** The stories of the page's component, in the order of their file. */
export function useLiveStories(): LiveStory[] {
  const context = useContext(DocsContext);
  const { csfFile } = useOf('meta', ['meta']);
  return useMemo(() => {
    const { moduleExports } = csfFile;
    const views = composeStories(moduleExports as Parameters<typeof composeStories>[0], {}) as Record<
      string,
      ComponentType
    >;
    return context.componentStories().flatMap((story): LiveStory[] => {
      const exportName = Object.keys(moduleExports).find((key) => moduleExports[key] === story.moduleExport);
      const View = exportName ? views[exportName] : undefined;
      if (!exportName || !View) return [];
      const { story: shown = {}, source = {} } = (story.parameters['docs'] ?? {}) as DocsParameters;
      const width =
        (story.storyGlobals['viewport'] as { value?: string } | undefined)?.value === 'phone' ? 390 : undefined;
      return [
        {
          id: story.id,
          exportName,
          name: story.name,
          View,
          of: story.moduleExport as object,
          framed: shown.inline === false || width !== undefined,
          width,
          // A story for phones is as high as its content.
          height: shown.height ?? (width === undefined ? '480px' : undefined),
          source: source.originalSource ?? '',
        },
      ];
    });
  }, [context, csfFile]);
}

interface DocsParameters {
  story?: { inline?: boolean; height?: string };
  source?: { originalSource?: string };
}
