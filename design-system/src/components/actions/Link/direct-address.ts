const named =
  (...names: string[]) =>
  ({ searchParams }: URL) =>
    names.map((name) => searchParams.get(name) ?? undefined).find(Boolean);

/** Services that wrap links, and how the original link is read from theirs. */
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
  // Characters removed from the address would be encoded between `;` and `!`: such a link stays.
  [/^https?:\/\/urldefense\.(com|us)\/v3\/__.+__;!/i, ({ href }) => /^https:\/\/[^/]+\/v3\/__(.+)__;!/.exec(href)?.[1]],
];

const MAX_SERVICES = 5;

/**
 * The address that a link leads to in the end, if it is wrapped by Outlook's safe links, Google or a similar service:
 * the wrapped address names the mailbox that received it. Null if the original address cannot be read.
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

/** The text with every wrapped address replaced by the original one. */
export const withDirectAddresses = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi, (href) => directAddress(href) ?? href.replace(/\?.*/, ''));

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
