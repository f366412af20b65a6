const named =
  (...names: string[]) =>
  ({ searchParams }: URL) =>
    names.map((name) => searchParams.get(name) ?? undefined).find(Boolean);

/** Services that put an address of their own before a link, and how the link is read from it. */
const SERVICES: readonly [address: RegExp, target: (url: URL) => string | undefined][] = [
  [/^https?:\/\/([\w-]+\.)*safelinks\.protection\.(outlook|office365)\.(com|us)\//i, named('url')],
  [/^https?:\/\/([\w-]+\.)*teams\.(cdn\.office\.net|microsoft\.com)\/[^?]*safelinks/i, named('url')],
  [/^https?:\/\/([\w-]+\.)*google(\.[a-z]{2,3}){1,2}\/url\?/i, named('q', 'url')],
  [/^https?:\/\/lm?\.facebook\.com\/l\.php\?/i, named('u')],
  [/^https?:\/\/linkprotect\.cudasvc\.com\//i, named('a')],
  [
    /^https?:\/\/urldefense\.proofpoint\.com\/v2\//i,
    (url) => decoded(named('u')(url)?.replaceAll('%', '%25').replaceAll('-', '%').replaceAll('_', '/')),
  ],
  // Signs taken out of the address would be coded between `;` and `!`: such a link stays.
  [/^https?:\/\/urldefense\.(com|us)\/v3\/__.+__;!/i, ({ href }) => /\/v3\/__(.+)__;!/.exec(href)?.[1]],
];

const MAX_SERVICES = 5;

/**
 * The address that a link leads to in the end, where Outlook's safe links, Google or another such service stand before
 * it: theirs name the mailbox that received the link. Null where the service does not say where it leads.
 */
export function directAddress(href: string): string | null {
  let address = href;
  for (let depth = 0; depth < MAX_SERVICES; depth += 1) {
    const [, target] = SERVICES.find(([of]) => of.test(address)) ?? [];
    if (!target) return address;
    address = (URL.canParse(address) && target(new URL(address))) || '';
    if (!/^(https?|mailto|tel):/i.test(address)) return null;
  }
  return null;
}

/** A text in which every address is the one that it leads to. */
export const withDirectAddresses = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi, (href) => directAddress(href) ?? href.replace(/\?.*/, ''));

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
