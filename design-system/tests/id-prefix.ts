/** The prefix of the ids that React makes for a story, so that many stories can be in one page. */
export const idPrefix = (storyId: string): string => `${storyId.replace('/', '-')}-`;
