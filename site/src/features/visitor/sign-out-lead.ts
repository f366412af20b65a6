import { api } from '../../lib/api.ts';

/** Ends the lead session on the server, which takes every lead cookie away. */
export const signOutLead = () => api('POST /leads/logout', {});
