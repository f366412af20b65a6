import type { Device } from '@prospectus/contract';

/** The kind of device according to the browser. */
export function deviceOf(userAgent = ''): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'desktop';
}
