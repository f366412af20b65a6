import { withQuery } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import type { RequestHandler } from 'express';

import { forwardedFor, forwardingFetch } from '../http/forwarding-fetch.ts';
import { isSameOriginForm } from '../http/same-origin-form.ts';

/** 'Log out' without the page's script: ends the lead session at the API and goes home. */
export const signOut =
  ({ apiUrl, trustProxy }: { apiUrl: string; trustProxy: number }): RequestHandler =>
  async (req, res) => {
    if (!isSameOriginForm(req))
      return void res.status(403).type('text/plain').send('This form was not sent from this site.\n');
    const visitor = forwardingFetch({ cookies: req.headers.cookie, forwardedFor: forwardedFor(req, trustProxy) });
    await createClient({ base: `${apiUrl}/api`, fetch: visitor.fetch })('POST /leads/logout');
    res.setHeader('Set-Cookie', visitor.setCookies);
    res.redirect(303, withQuery('/', req.originalUrl));
  };
