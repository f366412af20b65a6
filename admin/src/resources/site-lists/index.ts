import { resources } from '@prospectus/contract';
import { lazy } from 'react';

import type { ConsoleResource } from '../../records/console-resource.ts';

/** Lists of short records that pages of the university share, and the banner of its pop-up. */
export const siteLists = {
  accreditations: {
    declaration: resources.accreditations,
    icon: 'shield',
    columns: ['title', 'description', 'link'],
  },
  'head-counts': { declaration: resources['head-counts'], icon: 'chart', columns: ['title', 'value', 'icon'] },
  benefits: { declaration: resources.benefits, icon: 'star', columns: ['title', 'description'] },
  career: { declaration: resources.career, icon: 'briefcase', columns: ['title', 'description'] },
  testimonials: {
    declaration: resources.testimonials,
    icon: 'person',
    columns: ['name', 'designation', 'program'],
  },
  'vc-message': { declaration: resources['vc-message'], icon: 'person', columns: ['name', 'designation', 'message'] },
  alumni: { declaration: resources.alumni, icon: 'users', columns: ['name', 'company', 'designation'] },
  'promotional-texts': {
    declaration: resources['promotional-texts'],
    icon: 'arrow-right',
    columns: ['text', 'speed', 'link'],
    filters: ['speed'],
  },
  'promotional-banner': {
    declaration: resources['promotional-banner'],
    icon: 'image',
    sections: [{ id: 'banner', fields: ['title', 'image', 'mobile_image', 'alt_image_name', 'is_active'] }],
  },
  'wide-banners': {
    declaration: resources['wide-banners'],
    icon: 'image',
    columns: ['title', 'type', 'button', 'amount'],
    filters: ['type'],
    sections: [
      {
        id: 'banner',
        fields: ['title', 'sub_title', 'type', 'button', 'amount', 'image', 'alt_image_name'],
        After: lazy(async () => ({ default: (await import('./WideBannerSketch.tsx')).WideBannerSketch })),
      },
    ],
  },
  launchpad: {
    declaration: resources.launchpad,
    icon: 'rocket',
    columns: ['title', 'description', 'link'],
    sections: [
      {
        id: 'card',
        fields: ['title', 'description', 'image', 'alt_image_name', 'link'],
        After: lazy(async () => ({ default: (await import('./LaunchpadSketch.tsx')).LaunchpadSketch })),
      },
    ],
  },
} satisfies Record<string, ConsoleResource>;
