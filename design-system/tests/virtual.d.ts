declare module 'virtual:server-html' {
  /** What `renderStories.tsx` made in Node; without `html` it says why there is none. */
  export const serverStories: readonly { id: string; html?: string; error?: string }[];
}
