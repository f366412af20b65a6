import { type ComponentType, useContext, useMemo } from 'react';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { composeStories } from '@storybook/react-vite';

/** A story that can be put anywhere on the page. */
export interface LiveStory {
  id: string;
  exportName: string;
  name: string;
  View: ComponentType;
  /** Its module export, for Storybook's own blocks. */
  of: object;
  /** Covers the page when it is shown, or is of a phone alone, so it gets a frame of its own. */
  framed: boolean;
  /** Width of that frame, in px, for what is of a phone alone. */
  width: number | undefined;
  /** Height of that frame; its content's where there is none. */
  height: string | undefined;
  /** Its source in the stories file. */
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
          // A phone alone is as tall as what it shows.
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
