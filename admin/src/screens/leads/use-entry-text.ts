import { CALL_OUTCOMES, SALES_STAGES, STAGED_FIELDS, type TimelineEntry } from '@prospectus/contract';

import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { indianTime } from '../../layout/india-time.ts';
import { useStages } from '../../records/use-stages.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { useOwners } from './lead-parts.tsx';

/** An entry of a timeline: its title, and the words that a person wrote or the source of an enquiry. */
export type EntryText = { title: string; words?: string };

const PLAIN = [
  'created',
  'otp_sent',
  'verified',
  'erp_pushed',
  'updated',
  'enquired',
  'revisited',
  'released',
  'call_asked',
  'consented',
  'withdrawn',
  'merged',
  'unmerged',
] as const;
const GATEWAYS = ['sms', 'email', 'erp', 'cdp', 'region', 'referrals'] as const;
const STATUSES = ['queued', 'sent', 'failed', 'dead'] as const;

/** The text of each entry of a timeline. */
export function useEntryText(): (entry: TimelineEntry) => EntryText {
  const { text, locale } = useLanguage();
  const { nameOf } = useOwners();
  const { stageName, reasonText } = useStages();
  const stage = (value: unknown) => {
    const known = SALES_STAGES.find((one) => one === value);
    return known ? stageName(known) : '—';
  };
  const owner = (value: unknown) => nameOf(String(value));
  const channels = (value: unknown) =>
    CONSENT_CHANNELS.filter((one) => Array.isArray(value) && value.includes(one)).map((one) =>
      text(`desk.blocked.channels.${one}`),
    );
  const fields = (value: unknown) =>
    STAGED_FIELDS.filter((one) => Array.isArray(value) && value.includes(one))
      .map((one) => text(`desk.staged.fields.${one}`))
      .join(', ');
  const page = (value: unknown) => (typeof value === 'string' ? value : text('desk.timeline.somewhere'));
  const withWords = (title: string, words: unknown): EntryText =>
    typeof words === 'string' && words !== '' ? { title, words } : { title };

  const texts: Record<string, (data: TimelineEntry['data']) => EntryText> = {
    ...Object.fromEntries(PLAIN.map((type) => [type, () => ({ title: text(`desk.timeline.types.${type}`) })])),
    stage_changed: ({ from, to, reason }) =>
      withWords(
        text('desk.timeline.types.stage_changed', { from: stage(from), to: stage(to) }),
        typeof reason === 'string' ? reasonText(reason) : undefined,
      ),
    owner_changed: ({ to, note, rule, today }) => {
      if (rule !== undefined) {
        const values = { to: owner(to), today: Number(today) };
        return typeof rule === 'string'
          ? { title: text('desk.timeline.types.owner_given', { ...values, rule }) }
          : { title: text('desk.timeline.types.owner_given_rest', values) };
      }
      return withWords(
        to === null
          ? text('desk.timeline.types.owner_removed')
          : text('desk.timeline.types.owner_changed', { to: owner(to) }),
        note,
      );
    },
    follow_up_set: ({ to }) => ({
      title:
        typeof to === 'string'
          ? text('desk.timeline.types.follow_up_set', { to: indianTime(to, locale) })
          : text('desk.timeline.types.follow_up_cleared'),
    }),
    noted: ({ text: words, outcome }) => {
      const known = CALL_OUTCOMES.find((one) => one === outcome);
      const title = known
        ? text('desk.timeline.types.called', { outcome: text(`desk.note.outcomes.${known}`) })
        : text('desk.timeline.types.noted');
      return withWords(title, words);
    },
    channels_changed: ({ to }) => {
      const blocked = channels(to);
      return {
        title:
          blocked.length === 0
            ? text('desk.timeline.types.channels_cleared')
            : text('desk.timeline.types.channels_changed', { channels: blocked.join(', ') }),
      };
    },
    changes_accepted: (data) => ({
      title: text('desk.timeline.types.changes_accepted', { fields: fields(data['fields']) }),
    }),
    changes_refused: (data) => ({
      title: text('desk.timeline.types.changes_refused', { fields: fields(data['fields']) }),
    }),
    revealed: ({ reason }) => ({ title: text('desk.timeline.types.revealed', { reason: String(reason) }) }),
  };

  return ({ kind, type, data }) => {
    const isMessage = data['delivery'] !== undefined;
    if (isMessage) {
      const channel = GATEWAYS.find((one) => one === data['channel']);
      const status = STATUSES.find((one) => one === data['status']);
      const title = text('desk.timeline.types.message', {
        channel: channel ? text(`desk.timeline.channels.${channel}`) : String(data['channel']),
        status: status ? text(`desk.timeline.statuses.${status}`) : String(data['status']),
      });
      return withWords(title, data['error']);
    }
    if (kind === 'enquiry' && (type === 'form' || type === 'revisit'))
      return {
        title: text(`desk.timeline.types.${type}`, { page: page(data['page']) }),
        words: [data['media'], data['campaign'], data['source']].join(' · '),
      };
    if (kind === 'consent' && data['channels'] !== undefined) {
      const agreed = channels(data['channels']);
      return {
        title:
          agreed.length === 0
            ? text('desk.timeline.types.consentNone')
            : text('desk.timeline.types.consent', { channels: agreed.join(', ') }),
      };
    }
    return texts[type]?.(data) ?? { title: type };
  };
}
