import { HOME_SLUG, type PageMetadata } from '@prospectus/contract';

import { auxiliaryWords } from './auxiliary-page.ts';
import { postWords } from './blog.ts';
import { fixedWords, isFixed, type OwnWords, pageMetadata, showsHome } from './page-metadata.ts';
import { pageWords } from './home-page.ts';
import { landingWords } from './landing-page.ts';
import { programWords } from './program-page.ts';
import type { Content } from './content.ts';

/** Metadata by the id of their record (API-11). */
export function metadataById(content: Content, id: string): PageMetadata | undefined {
  const record = content.records.metadata.find((one) => one.id === id);
  return record && metadataBySlug(content, record.fields.slug);
}

/** A page's metadata by its path, with or without the first slash (API-29); `home` is the home page. */
export function metadataBySlug(content: Content, slug: string): PageMetadata | undefined {
  const bare = slug.replace(/^\/|\/$/g, '');
  const named = bare === HOME_SLUG ? '/' : `/${bare}`;
  // Addresses that show the home page have its metadata, unless staff wrote some for them.
  const path = showsHome(named) && !content.metadata.has(named) ? '/' : named;
  const own = wordsOf(content, path) ?? (content.metadata.has(path) ? fixedWords(content, path) : undefined);
  return own && pageMetadata(content, path, own);
}

/** What a page says of itself; undefined where there is no page at the path. */
export const wordsAt = (content: Content, path: string): OwnWords | undefined => wordsOf(content, path);

function wordsOf(content: Content, path: string): OwnWords | undefined {
  const { programs, pages, landingPages, auxiliaryPages, posts } = content;
  const at = showsHome(path) ? '/' : path;
  const page = pages.find((one) => one.path === at);
  if (page) return pageWords(page);
  if (isFixed(path)) return fixedWords(content, path);
  const program = programs.find((one) => one.path === path);
  if (program) return programWords(program);
  const landing = landingPages.find((one) => one.path === path);
  if (landing) return landingWords(landing);
  const auxiliary = auxiliaryPages.find((one) => one.path === path);
  if (auxiliary) return auxiliaryWords(auxiliary);
  const post = posts.find((one) => one.path === path);
  return post && postWords(post);
}
