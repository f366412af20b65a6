import {
  leadFields,
  type LeadRecord,
  type FullLeadRecord,
  type LeadViewRecord,
  type Role,
  ROLE,
} from '@prospectus/contract';
import { DEFAULT_STAGES } from '@prospectus/contract/lead-stages';

import type { Language } from '../texts/language-context.ts';
import { memoryDataProvider } from './memory-data-provider.ts';
import { memoryMedia } from './memory-media.ts';
import { mountConsole } from './mount-console.tsx';

/** The id of a lead by its number. */
export const idOf = (nth: number) => `018f0000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const AT = '2026-11-20T06:00:00.000Z';
const ANU = { id: idOf(901), name: 'Anu Rao' };
/** Names of leads, by their numbers in turn. */
const LEAD_NAMES = ['Asha Rao', 'Bala Iyer', 'Venkatanarasimharajuvaripeta Subrahmanyam Krishnamurthy', 'Divya Menon'];
const INITIAL = Object.fromEntries(
  leadFields().map(([name, { initial = null }]) => [name, initial === 'now' ? AT : initial]),
) as unknown as LeadRecord;
const leadOf = (nth: number): LeadRecord & Partial<FullLeadRecord> => ({
  ...INITIAL,
  ...{ merged: [], merged_into: null, withdrawn_at: null },
  id: idOf(nth),
  name: LEAD_NAMES[nth % 4] ?? '',
  mobile: `••••••${1000 + nth}`,
  email: 'a•••@e•••.org',
  area_of_interest: 'Bachelor of Business Administration',
  highest_qualification_id: 1,
  ...{ delivery_state: 'verified', stage: 'application-started', next_at: AT },
  ...{ owner: ANU.id, owner_name: ANU.name },
  ...{ media: 'facebook', campaign: 'Diwali admissions 2026', source: 'facebook' },
  ...{ last_media: 'facebook', last_campaign: 'Diwali', last_source: 'facebook' },
  score: 145 - nth,
  enquiry_count: 2,
});

type Call = { name: string; input: { params?: { id: string }; body?: Record<string, unknown> } | undefined };

const viewOf = (title: string, nth: number): LeadViewRecord => ({
  ...{ id: idOf(500 + nth), version: 1, title, shared: nth % 2 === 0, owner: ANU.id, owner_name: ANU.name },
  ...{ filter: { campaign: title }, sort: ['created_at', 'DESC'], columns: null, show: 'list' },
  ...{ created_at: AT, updated_at: AT },
});

/** Mounts the list of so many leads with saved views of these titles, or another path; `answer` is what a call of the desk answers or throws. */
export function openLeads({
  path = '/leads',
  count = 60,
  views = [] as readonly string[],
  language = 'en' as Language,
  role = ROLE.ADMIN as Role,
  answer = (_call: Call): unknown => undefined,
} = {}) {
  const data = memoryDataProvider({
    leads: Array.from({ length: count }, (_, nth) => leadOf(nth)),
  });
  const calls: Call[] = [];
  const usual: Record<string, unknown> = {
    'GET /admin/leads/owners': [ANU, { id: idOf(902), name: 'Demo Counsellor' }],
    'GET /admin/leads/stages': DEFAULT_STAGES,
    'GET /admin/leads/views': views.map(viewOf),
    'GET /admin/leads/waiting': { minutes: 30, count: 7, more: false },
    'GET /admin/leads/:id/timeline': [],
    'GET /admin/leads/:id/staged': [],
    'GET /admin/leads/:id/similar': [],
    'GET /admin/leads/:id/score': { score: 145, lines: [] },
  };
  const { api } = data.provider;
  data.provider.api = (async (name: string, input: Call['input']) => {
    if (!name.includes(' /admin/leads')) return api(name as never, input as never);
    const call = { name, input };
    calls.push(call);
    const answered = (await answer(call)) ?? usual[name];
    if (name === 'PUT /admin/leads/:id' && input?.params)
      data.changeAsColleague('leads', input.params.id, input.body as object);
    return answered ?? {};
  }) as never;
  const mounted = mountConsole(path, role, data, memoryMedia(), language);
  return { ...mounted, sent: (name: string) => calls.filter((call) => call.name === name) };
}
