declare module 'virtual:server-html' {
  export const serverStories: readonly import('./renderStories.tsx').ServerStory[];
}
