import type { resources } from '@prospectus/contract';
import type { z } from 'zod';

type Redirect = z.output<(typeof resources)['redirects']['schema']>;

/** Addresses people type or have kept from printed matter, and where they lead. */
export const seedRedirects: readonly Redirect[] = [
  moved('/mba', '/online-mba', 'Printed on posters of 2023'),
  moved('/bba', '/online-bba', 'Printed on posters of 2023'),
  moved('/mca', '/online-mca', 'Printed on posters of 2023'),
  moved('/ma', '/online-ma', 'Printed on posters of 2023'),
  moved('/about-us', '/about', 'Address before 2024'),
  moved('/contact-us', '/contact', 'Address before 2024'),
  moved('/courses', '/programmes', 'Address before 2024'),
  moved('/class-schedule', '/live-lecture', 'Often typed by hand'),
  moved('/privacy', '/privacy-policy', 'Often typed by hand'),
];

function moved(from: string, to: string, note: string): Redirect {
  return { from, to, note, automatic: false };
}
