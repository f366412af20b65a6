import { type Resource, resources } from '@prospectus/contract';
import { lazy } from 'react';

import { ColourInput } from '../inputs/ColourInput.tsx';
import type { ConsoleResource } from '../records/console-resource.ts';

const referBanner = (declaration: Resource): ConsoleResource => ({
  declaration,
  icon: 'users',
  sections: [
    {
      id: 'banner',
      fields: ['title', 'sub_title', 'desktop_image', 'mobile_image', 'alt_image_name', 'usps'],
      After: lazy(async () => ({ default: (await import('./Sketches.tsx')).ReferSketch })),
    },
  ],
  inputs: { 'usps.bg_color': ColourInput },
});

/** Short records that pages of the university share, its banners, and the university itself. */
export const siteContent: ConsoleResource[] = [
  { declaration: resources.faqs, icon: 'support', columns: ['question', 'program'], filters: ['program'] },
  { declaration: resources.accreditations, icon: 'shield', columns: ['title', 'description', 'link'] },
  { declaration: resources['head-counts'], icon: 'chart', columns: ['title', 'value', 'icon'] },
  { declaration: resources.benefits, icon: 'star', columns: ['title', 'description'] },
  { declaration: resources.career, icon: 'briefcase', columns: ['title', 'description'] },
  { declaration: resources.testimonials, icon: 'person', columns: ['name', 'designation', 'program'] },
  { declaration: resources['vc-message'], icon: 'person', columns: ['name', 'designation', 'message'] },
  { declaration: resources.alumni, icon: 'users', columns: ['name', 'company', 'designation'] },
  {
    declaration: resources['promotional-texts'],
    icon: 'arrow-right',
    columns: ['text', 'speed', 'link'],
    filters: ['speed'],
  },
  {
    declaration: resources['promotional-banner'],
    icon: 'image',
    sections: [{ id: 'banner', fields: ['title', 'image', 'mobile_image', 'alt_image_name', 'is_active'] }],
  },
  {
    declaration: resources['wide-banners'],
    icon: 'image',
    columns: ['title', 'type', 'button', 'amount'],
    filters: ['type'],
    sections: [
      {
        id: 'banner',
        fields: ['title', 'sub_title', 'type', 'button', 'amount', 'image', 'alt_image_name'],
        After: lazy(async () => ({ default: (await import('./Sketches.tsx')).WideBannerSketch })),
      },
    ],
  },
  {
    declaration: resources.launchpad,
    icon: 'rocket',
    columns: ['title', 'description', 'link'],
    sections: [
      {
        id: 'card',
        fields: ['title', 'description', 'image', 'alt_image_name', 'link'],
        After: lazy(async () => ({ default: (await import('./Sketches.tsx')).LaunchpadSketch })),
      },
    ],
  },
  referBanner(resources['pre-login-referral']),
  referBanner(resources['post-login-referral']),
  {
    declaration: resources['dashboard-access'],
    icon: 'users',
    sections: [{ id: 'banner', fields: ['title', 'desktop_image', 'mobile_image', 'alt_text'] }],
  },
  {
    declaration: resources['university-info'],
    icon: 'info',
    home: 'settings',
    sections: [
      {
        id: 'name',
        label: 'entities.university.name',
        fields: ['name', 'short_name', 'tagline', 'about', 'logo', 'alt_logo_name?'],
      },
      { id: 'contact', label: 'entities.university.contact', fields: ['phone', 'email', 'address'] },
      { id: 'social', label: 'entities.university.social', fields: ['facebook', 'instagram', 'youtube'] },
      { id: 'admission', label: 'entities.program.admission', fields: ['intakes', 'admission_steps'] },
    ],
  },
];
