export type LinkKind = 'page' | 'file' | 'phone' | 'mail' | 'outside';

export function linkKind(address: string): LinkKind {
  if (/^tel:/i.test(address)) return 'phone';
  if (/^mailto:/i.test(address)) return 'mail';
  if (/^https?:/i.test(address)) return 'outside';
  return address.startsWith('/media/') ? 'file' : 'page';
}
