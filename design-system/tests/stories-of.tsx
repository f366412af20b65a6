import type { ComponentType, ReactElement, ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args) => ReactNode;
type Decorator = (Story: ComponentType) => ReactElement;

interface Meta {
  component?: ComponentType<Args>;
  args?: Args;
  render?: Render;
  decorators?: Decorator[];
}

interface Story {
  args?: Args;
  render?: Render;
  decorators?: Decorator[];
}

/** A story as the suites see it. */
export interface TestStory {
  /** `Dialog/Full`: folder and export. */
  id: string;
  element: ReactElement;
}

/** What a file of stories exports. */
export type StoryModule = Record<string, Meta | Story>;

/** The stories of some files, by their paths. Anything else a file exports is not a story. */
export function toTestStories(modules: Record<string, StoryModule>): TestStory[] {
  return Object.entries(modules).flatMap(([path, { default: meta, ...named }]) => {
    const folder = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
    if (!meta) throw new Error(`${path} has no default export`);
    return Object.entries(named).map(([name, story]) => ({ id: `${folder}/${name}`, element: compose(meta, story) }));
  });
}

function compose(meta: Meta, story: Story): ReactElement {
  const args = { ...meta.args, ...story.args };
  const Render = story.render ?? meta.render ?? meta.component;
  if (!Render) throw new Error('a story needs a component or a render function');
  const wrap =
    (Inner: ComponentType, decorate: Decorator): ComponentType =>
    () =>
      decorate(Inner);
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const Whole = decorators.reduce(wrap, () => <Render {...args} />);
  return <Whole />;
}
