/** Where a public call belongs, by how its path begins; the first that fits. */
const TAGS: readonly (readonly [prefix: string, tag: string])[] = [
  ['/program', 'Programmes'],
  ['/programpage', 'Pages'],
  ['/homepage', 'Pages'],
  ['/landingpage', 'Pages'],
  ['/landing', 'Pages'],
  ['/auxiliary', 'Pages'],
  ['/footer', 'Around the pages'],
  ['/university/footer', 'Around the pages'],
  ['/metadata', 'Around the pages'],
  ['/promotionalText', 'Around the pages'],
  ['/site', 'Around the pages'],
  ['/redirects', 'Around the pages'],
  ['/launchpadPage', 'Pages'],
  ['/blog', 'Pages'],
  ['/content', 'Publications'],
  ['/liveLecture', 'Schedule'],
  ['/eventoptions', 'Schedule'],
  ['/user', 'Staff: sign-in'],
  ['/leads', 'Enquiries'],
  ['/erp', 'Enquiries'],
  ['/learner', 'Refer and earn'],
  ['/region', 'Region'],
  ['/track', 'Analytics'],
  ['/events', 'Analytics'],
  ['/download', 'Files'],
  ['/admin/upload', 'Console: Files'],
  ['/admin/media', 'Console: Files'],
  ['/admin/search', 'Console: Search'],
  ['/mock', 'Mock controls'],
  ['/healthz', 'Process'],
  ['/readyz', 'Process'],
  ['/openapi.json', 'Process'],
];

/** Empty where nobody said so; a test finds that. */
export const tagOf = (path: string): string =>
  TAGS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? '';
