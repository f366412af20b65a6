import { type FieldMeta, fieldMeta } from '@prospectus/contract';
import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { z } from 'zod';

import type { TextSource } from './marked-record.ts';

declare global {
  interface Window {
    attackSeen: (what: string) => void;
    attacksIn: (root: ParentNode) => string[];
  }
}

const LOOK_AHEAD = 20;

/** PostgreSQL cannot store NUL and lone surrogates, so every field refuses them. */
export const isStorable = (text: string): boolean => text.trim() !== '' && text.isWellFormed() && !text.includes('\0');

/** Hands each text to the first field that takes it: one queue for plain fields, one for those with HTML. */
export function textQueues(texts: readonly string[], entries: number) {
  const stored = texts.filter(isStorable);
  const queues = { plain: [...stored], rich: [...stored] };
  const next = (field: z.ZodType, kind: FieldMeta['kind']): string | undefined => {
    // Staff may choose pictures of other hosts.
    if (fieldMeta(field)?.format === 'icon') return undefined;
    if (!['text', 'longText', 'richText', 'link'].includes(kind)) return undefined;
    const queue = kind === 'richText' ? queues.rich : queues.plain;
    const at = queue.slice(0, LOOK_AHEAD).findIndex((text) => field.safeParse(text).success);
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  };
  const source: TextSource = { entries, next };
  return { source, queues };
}

/** Collects what an attack would cause: a script that ran, a violation of the security policy, another address. */
export async function watchAttacks(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction('attackSeen', (what: string) => void seen.push(what));
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      window[name] = () => void window.attackSeen(`${name}() ran`) as never;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.attackSeen(`the policy refused ${violatedDirective} ${blockedURI} ${sample}`),
    );
    const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'srcdoc', 'background'];
    const RUNS = /^(javascript|vbscript|blob|filesystem|data(?!:image\/)):/i;
    const resolved = (address: string) =>
      URL.canParse(address, location.href) ? new URL(address, location.href).href : '';
    const faultOf = (element: Element): string | undefined => {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) return `attribute ${name}`;
        if (ADDRESSES.includes(name) && RUNS.test(resolved(value))) return `${name}=${value}`;
      }
      if (element.matches('object, embed, applet, base, frame, meta[http-equiv="refresh" i]')) return 'element';
      if (element.localName === 'iframe' && !resolved(element.getAttribute('src') ?? '').startsWith(location.origin))
        return 'frame of another origin';
      if (!(element instanceof HTMLScriptElement) && element.localName !== 'script') return undefined;
      const type = element.getAttribute('type') ?? '';
      const source = element.getAttribute('src');
      if (source !== null) return new URL(source, location.href).origin === location.origin ? undefined : source;
      if (!type.endsWith('json')) return 'inline script';
      try {
        JSON.parse(element.textContent ?? '');
        return undefined;
      } catch {
        return `script of ${type} that is no JSON`;
      }
    };
    window.attacksIn = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const fault = faultOf(element);
        return fault === undefined ? [] : `<${element.localName}>: ${fault}: ${element.outerHTML.slice(0, 200)}`;
      });
  });
  context.on('page', (opened) => {
    opened.on('dialog', (dialog) => void (seen.push(`dialog ${dialog.message()}`), dialog.dismiss()));
    opened.on('popup', (popup) => void seen.push(`window ${popup.url()}`));
  });
  return seen;
}

/** Fails if anything in the page could run, or the page went elsewhere. */
export async function expectNoAttack(page: Page, seen: readonly string[], path: string): Promise<void> {
  expect(await page.evaluate(() => window.attacksIn(document)), path).toEqual([]);
  expect(seen, path).toEqual([]);
  // The console may lead on from a list to a form.
  const { pathname } = new URL(page.url());
  expect(path.startsWith('/admin') ? pathname.slice(0, 6) : pathname, path).toBe(
    path.startsWith('/admin') ? '/admin' : path.split('?')[0],
  );
}
