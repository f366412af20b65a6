import { faqs } from './faqs.ts';
import { liveLectures } from './live-lectures.ts';
import { program } from './program.ts';

/** The registry: every resource staff manage, by the word of its address. */
export const resources = { program, faqs, 'live-lectures': liveLectures } as const;

export type ResourceName = keyof typeof resources;
/** Resources kept as documents, with drafts, history and order. */
export type DocumentName = Exclude<ResourceName, 'live-lectures'>;
