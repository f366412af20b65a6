import { resources } from '@prospectus/contract';
import { lazy } from 'react';

import { FooterGroupInput } from '../../inputs/FooterGroupInput.tsx';
import type { ConsoleResource } from '../../records/console-resource.ts';
import { StagesInput } from './StagesInput.tsx';

/** Channels of which staff set the gateway. */
const GATEWAYS = ['sms', 'email', 'erp', 'cdp', 'referrals'] as const;

/** What staff set once: one form; what another record or screen holds is shown with the way to it. */
export const settings: ConsoleResource = {
  declaration: resources.settings,
  icon: 'settings',
  home: 'settings',
  inputs: { footer: FooterGroupInput, stages: StagesInput },
  sections: [
    {
      id: 'footer',
      label: 'entities.settings.footer',
      fields: ['copyright_line', 'disclaimer?', 'footer'],
    },
    {
      id: 'links',
      label: 'entities.settings.links',
      fields: ['admission_portal', 'lms'],
    },
    {
      id: 'contact',
      label: 'entities.settings.contact',
      fields: ['whatsapp_number?'],
      Before: lazy(async () => ({ default: (await import('./Elsewhere.tsx')).Contact })),
    },
    {
      id: 'hours',
      label: 'entities.settings.hours',
      fields: ['office_first_day', 'office_last_day', 'office_opens', 'office_closes'],
    },
    { id: 'stages', label: 'entities.settings.stages', fields: ['stages', 'reasons'] },
    {
      id: 'limits',
      label: 'entities.settings.limits',
      fields: ['codes_per_phone_a_day', 'codes_per_hour', 'codes_per_day', 'enquiries_per_address_an_hour'],
    },
    {
      id: 'gateways',
      label: 'entities.settings.gateways',
      fields: GATEWAYS.flatMap((channel) => [`${channel}_on`, `${channel}_address?`]),
      Layout: lazy(async () => ({ default: (await import('./Gateways.tsx')).Gateways })),
    },
    {
      id: 'downloads',
      label: 'entities.settings.downloads',
      fields: ['download_hosts?'],
    },
    {
      id: 'retention',
      label: 'entities.settings.retention',
      fields: [],
      Before: lazy(async () => ({ default: (await import('./Elsewhere.tsx')).RetentionRules })),
    },
  ],
};
