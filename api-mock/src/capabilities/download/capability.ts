import { liveSettings } from '../../content/live-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { downloadRoutes, type Sources } from './routes.ts';

/** PDFs as attachments; `ownPdf` finds those of this origin. */
export const download = (ownPdf: Sources['ownPdf']): Capability<Platform> => ({
  name: 'download',
  mount: (deps) => ({
    routes: [downloadRoutes(deps, { allowedHosts: async () => (await liveSettings(deps.db)).download_hosts, ownPdf })],
  }),
});
