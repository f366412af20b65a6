import { canonicalPath, PORTAL_PATH } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import type { Log } from '@prospectus/telemetry';

type Options = { apiUrl: string; read: typeof globalThis.fetch; log: Log };

/** Redirects: addresses that staff have moved, and the admission portal (ROUTE-12). */
export function createRedirects({ apiUrl, read, log }: Options) {
  const api = createClient({ base: `${apiUrl}/api`, fetch: read });
  return {
    /** The redirect of a path in its canonical form, if it has one; none where the lists cannot be read. */
    async of(path: string): Promise<{ status: 301 | 302; address: string } | undefined> {
      try {
        if (path === PORTAL_PATH) {
          const { admission_portal: address } = (await api('GET /site')).data.settings;
          return /^https?:/.test(address) ? { status: 302, address } : undefined;
        }
        const moved = (await api('GET /redirects')).data.find(({ from }) => canonicalPath(from) === path);
        return moved && { status: 301, address: moved.to };
      } catch (error) {
        log.warn({ reason: String(error) }, 'the redirects could not be read');
        return undefined;
      }
    },
  };
}

export type Redirects = ReturnType<typeof createRedirects>;
