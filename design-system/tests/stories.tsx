import { type StoryModule, toTestStories, type TestStory } from './stories-of.tsx';

/** Every story of the package, ready to render. */
export const stories: readonly TestStory[] = toTestStories(
  import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true }),
);
