import { resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';

/** The university itself: one record in parts. */
export const universityInfo: ConsoleResource = {
  declaration: resources['university-info'],
  icon: 'info',
  home: 'settings',
  sections: [
    {
      id: 'name',
      label: 'entities.university.name',
      fields: ['name', 'short_name', 'tagline', 'about', 'logo', 'alt_logo_name'],
      optional: ['alt_logo_name'],
    },
    { id: 'contact', label: 'entities.university.contact', fields: ['phone', 'email', 'address'] },
    { id: 'social', label: 'entities.university.social', fields: ['facebook', 'instagram', 'youtube'] },
    { id: 'admission', label: 'entities.program.admission', fields: ['intakes', 'admission_steps'] },
  ],
};
