/**
 * Method and path of every call under the base `/api` (§7), plain data so that a browser may hold it.
 * What goes in and comes out is in `endpoints/`.
 */
export const routes = {
  sitemap: ['GET', '/program/sitemap'],
  programMenu: ['GET', '/program/menu'],
  homePage: ['GET', '/homepage/:slug'],
  programPage: ['GET', '/programpage/:slug'],
  programList: ['GET', '/program'],
  interestList: ['GET', '/program/all/erplist'],
  contentVersion: ['GET', '/content/version'],
  contentChanges: ['GET', '/content/changes'],
  liveLecture: ['GET', '/liveLecture'],
  eventOptions: ['GET', '/eventoptions'],
  register: ['POST', '/user/regitser'],
  login: ['POST', '/user/login'],
  logout: ['POST', '/user/logout'],
  auth: ['POST', '/user/auth'],
  createLead: ['POST', '/leads'],
  findLead: ['GET', '/leads/getLeadByMobile/:phone'],
  verifyLead: ['POST', '/leads/verify'],
  createLeadInErp: ['POST', '/leads/createLeadInERP'],
  updateLead: ['POST', '/leads/update'],
  resendOtp: ['POST', '/leads/resendOtp'],
  signOutLead: ['POST', '/leads/logout'],
  healthz: ['GET', '/healthz'],
  readyz: ['GET', '/readyz'],
  mockOutbox: ['GET', '/mock/outbox'],
  mockFaults: ['POST', '/mock/faults'],
  mockFaultsClear: ['DELETE', '/mock/faults'],
  mockClock: ['POST', '/mock/clock'],
  mockClockClear: ['DELETE', '/mock/clock'],
  mockReset: ['POST', '/mock/reset'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', `/${string}`]>;

export type RouteName = keyof typeof routes;
