import { type Resource, resources } from '@prospectus/contract';
import { lazy } from 'react';

import { ColourInput } from '../../inputs/ColourInput.tsx';
import type { ConsoleResource } from '../../records/console-resource.ts';

const banner = (declaration: Resource): ConsoleResource => ({
  declaration,
  icon: 'users',
  sections: [
    {
      id: 'banner',
      fields: ['title', 'sub_title', 'desktop_image', 'mobile_image', 'alt_image_name', 'usps'],
      After: lazy(async () => ({ default: (await import('./ReferSketch.tsx')).ReferSketch })),
    },
  ],
  inputs: { 'usps.bg_color': ColourInput },
});

/** The banners of refer and earn (§2). */
export const refer = {
  'pre-login-referral': banner(resources['pre-login-referral']),
  'post-login-referral': banner(resources['post-login-referral']),
  'dashboard-access': {
    declaration: resources['dashboard-access'],
    icon: 'users',
    sections: [{ id: 'banner', fields: ['title', 'desktop_image', 'mobile_image', 'alt_text'] }],
  },
} satisfies Record<string, ConsoleResource>;
