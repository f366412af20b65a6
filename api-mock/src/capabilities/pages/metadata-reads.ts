import { HOME_SLUG, type PageMetadata } from '@prospectus/contract';

import { auxiliaryWords } from './auxiliary-page.ts';
import { postWords } from './blog.ts';
import { fixedWords, isFixed, type OwnWords, pageMetadata, showsHome } from './page-metadata.ts';
import { pageWords } from './home-page.ts';
import { landingWords } from './landing-page.ts';
import { programWords } from './program-page.ts';
import type { Content } from './content.ts';

/** The metadata with an id (API-11). */
export function metadataById(content: Content, id: string): PageMetadata | undefined {
  const record = content.records.metadata.find((other) => other.id === id);
  return record && metadataBySlug(content, record.fields.slug);
}

/** A page's metadata by its path, with or without the first slash (API-29); `home` is the home page. */
export function metadataBySlug(content: Content, slug: string): PageMetadata | undefined {
  const bare = slug.replace(/^\/|\/$/g, '');
  const address = bare === HOME_SLUG ? '/' : `/${bare}`;
  // Addresses that show the home page have its metadata, unless they have their own.
  const path = showsHome(address) && !content.metadata.has(address) ? '/' : address;
  const own = wordsOf(content, path) ?? (content.metadata.has(path) ? fixedWords(content, path) : undefined);
  return own && pageMetadata(content, path, own);
}

/** A page's own title and description; undefined where there is no page at the path. */
export function wordsOf(content: Content, path: string): OwnWords | undefined {
  const { programs, pages, landingPages, auxiliaryPages, posts } = content;
  const at = showsHome(path) ? '/' : path;
  const page = pages.find((other) => other.path === at);
  if (page) return pageWords(page);
  if (isFixed(path)) return fixedWords(content, path);
  const wordsIn = <P extends { path: string }>(list: readonly P[], words: (page: P) => OwnWords) => {
    const found = list.find((other) => other.path === path);
    return found && words(found);
  };
  return (
    wordsIn(programs, programWords) ??
    wordsIn(landingPages, landingWords) ??
    wordsIn(auxiliaryPages, auxiliaryWords) ??
    wordsIn(posts, postWords)
  );
}
