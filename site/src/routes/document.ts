import { rareMedia } from '@prospectus/design-system/server';
import { lightColours } from '@prospectus/design-system/tokens';

import { escapeHtml } from '../lib/html.ts';
import type { ShareImage } from '../lib/share-image.ts';
import type { VisitorKind } from '../lib/visitor.ts';
import type { Head } from './page/page-head.ts';

/** The assets of a page, from the build or the development server. */
export type Assets = {
  /** The small script that runs first. */
  bootstrap: string;
  /** The page's code, loaded at the first interaction. */
  code: readonly string[];
  /** Font faces, printed into the head. */
  fontStyles: string;
  fonts: readonly string[];
  /** Development only. */
  extraHead?: string;
};

type Parts = {
  head: Head;
  publicUrl: string;
  siteName: string;
  html: string;
  styleElement: string;
  /** Address of rarely needed styles. */
  rareStyles: string | undefined;
  assets: Assets;
  /** Data for hydration as JSON, with its address if it is a file; undefined for a static page. */
  state: { json: string; url: string | undefined } | undefined;
  visitor: VisitorKind;
  /** The token of a preview. */
  preview: string | undefined;
};

/**
 * Skips the layout of sections after the first until they come near the viewport: a layout of the whole page blocks a
 * phone for hundreds of milliseconds. The height is an estimate until the browser knows the real one.
 */
export const OFFSCREEN =
  '@media screen and (scripting:enabled){main section[id]~section[id],main section[id]~*>section[id],footer{content-visibility:auto;contain-intrinsic-size:auto 900px}}';

/** The HTML document. */
export function documentHtml(parts: Parts): string {
  const { head, publicUrl, siteName, html, styleElement, rareStyles, assets, state, visitor, preview } = parts;
  const { preloads, rest } = hoisted(html);
  const address = head.canonical && `${publicUrl}${head.canonical}`;
  return [
    `<!doctype html><html lang="${head.language ?? 'en-IN'}" data-visitor="${visitor}"${preview === undefined ? '' : ` data-preview="${escapeHtml(preview)}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${preview === undefined ? '' : 'Preview: '}${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    address && preview === undefined
      ? `<link rel="canonical" href="${escapeHtml(address)}">`
      : meta('robots', 'noindex'),
    ...(head.alternates ?? []).map(
      ({ language, path }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + path)}">`,
    ),
    meta('og:locale', head.language ? 'hi_IN' : 'en_IN', 'property'),
    meta('og:type', head.type ?? 'website', 'property'),
    meta('og:site_name', siteName, 'property'),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:url', address, 'property'),
    ...(head.image ? shareTags(head.image, publicUrl) : []),
    meta('theme-color', lightColours.page),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="alternate" type="application/atom+xml" title="Blog" href="/blog.atom">',
    ...assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    preloads,
    assets.fontStyles && `<style>${assets.fontStyles}</style>`,
    styleElement,
    `<style data-offscreen>${OFFSCREEN}</style>`,
    head.structuredData && `<script type="application/ld+json">${head.structuredData}</script>`,
    assets.extraHead ?? '',
    state &&
      `<script type="module" src="${assets.bootstrap}" data-code="${escapeHtml(assets.code.join(' '))}"${state.url ? ` data-state="${escapeHtml(state.url)}"` : ''}></script>`,
    `</head><body><div id="root">${rest}</div>`,
    // After the head, so that these rules win over equally specific ones.
    rareStyles && `<link rel="stylesheet" media="${rareMedia}" href="${escapeHtml(rareStyles)}">`,
    state && !state.url && `<script type="application/json" id="state">${state.json}</script>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('');
}

function meta(name: string, content: string | undefined, key: 'name' | 'property' = 'name'): string {
  return content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';
}

function shareTags({ src, alt, width, height }: ShareImage, publicUrl: string): string[] {
  return [
    meta('og:image', new URL(src, `${publicUrl}/`).href, 'property'),
    meta('og:image:width', width?.toString(), 'property'),
    meta('og:image:height', height?.toString(), 'property'),
    meta('og:image:alt', alt, 'property'),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** React renders preload hints before the markup; they belong in the head. */
function hoisted(html: string): { preloads: string; rest: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, rest: html.slice(preloads.length) };
}
