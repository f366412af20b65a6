import { createClient } from '@prospectus/contract/client';

/** The API as the browser reaches it, on the site's own origin. */
export const api = createClient({ base: '/api' });
