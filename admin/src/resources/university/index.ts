import { resources } from '@prospectus/contract';

import { FooterGroupInput } from '../../inputs/FooterGroupInput.tsx';
import type { ConsoleResource } from '../../records/console-resource.ts';

/** The university itself: one record in parts. */
export const universityInfo: ConsoleResource = {
  declaration: resources['university-info'],
  icon: 'info',
  sections: [
    {
      id: 'name',
      label: 'entities.university.name',
      fields: ['name', 'short_name', 'tagline', 'about', 'logo', 'alt_logo_name'],
      optional: ['alt_logo_name'],
    },
    { id: 'contact', label: 'entities.university.contact', fields: ['phone', 'office_hours', 'email', 'address'] },
    { id: 'social', label: 'entities.university.social', fields: ['facebook', 'instagram', 'youtube'] },
    { id: 'admission', label: 'entities.program.admission', fields: ['intakes', 'admission_steps'] },
  ],
};

/** Addresses and lines that staff set once. */
export const settings: ConsoleResource = {
  declaration: resources.settings,
  icon: 'settings',
  inputs: { footer: FooterGroupInput },
  sections: [
    {
      id: 'footer',
      label: 'entities.settings.footer',
      fields: ['copyright_line', 'disclaimer', 'footer'],
      optional: ['disclaimer'],
    },
    {
      id: 'links',
      label: 'entities.settings.links',
      fields: ['admission_portal', 'lms', 'whatsapp_number'],
      optional: ['whatsapp_number'],
    },
    {
      id: 'downloads',
      label: 'entities.settings.downloads',
      fields: ['download_hosts'],
      optional: ['download_hosts'],
    },
  ],
};
