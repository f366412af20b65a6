import type { Card, Highlight, KeyPoint } from './seed-program.ts';

/** The icons the design system draws for cards. */
export const ICONS = [
  'book',
  'globe',
  'briefcase',
  'clock',
  'award',
  'users',
  'chart',
  'shield',
  'laptop',
  'rupee',
  'calendar',
  'check',
  'star',
  'language',
  'code',
  'cloud',
  'link',
  'brain',
  'lock',
  'phone',
  'mail',
] as const;
export type Icon = (typeof ICONS)[number];

export const card = (icon: Icon, title: string, description: string): Card => ({ icon, title, description });
export const keyPoint = (icon: Icon, title: string): KeyPoint => ({ icon, title });
export const highlight = (title: string, value: string): Highlight => ({ title, value });
