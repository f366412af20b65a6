import { LEAD_FIELDS, type FullLeadRecord, QUALIFICATIONS } from '@prospectus/contract';
import { Link } from '@prospectus/design-system';

import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { listHref } from '../../lists/list-href.ts';
import { useMay } from '../../providers/use-may.ts';
import { useStages } from '../../records/use-stages.ts';
import { useContractText, useLanguage } from '../../texts/language-context.ts';
import { Fact } from './Fact.tsx';
import { useFieldText } from './lead-fields.ts';

/** Who the person is and where they came from. */
export function LeadAbout({ lead }: { lead: FullLeadRecord }) {
  const { text, locale } = useLanguage();
  const contractText = useContractText();
  const { named } = useFieldText();
  const { reasonText } = useStages();
  const may = useMay('audit');
  const qualification = QUALIFICATIONS.open.find(({ id }) => id === lead.highest_qualification_id)?.label;
  const facts = [
    { label: text('desk.interest'), value: lead.area_of_interest },
    ...(lead.lost_reason === null
      ? []
      : [{ label: text('desk.about.lostReason'), value: reasonText(lead.lost_reason) }]),
    { label: text('desk.about.qualification'), value: qualification ? contractText(qualification) : '—' },
    { label: text('desk.about.delivery'), value: named(LEAD_FIELDS.delivery_state, lead.delivery_state) },
    { label: text('desk.about.first'), value: [lead.media, lead.campaign, lead.source].join(' · ') },
    { label: text('desk.about.last'), value: [lead.last_media, lead.last_campaign, lead.last_source].join(' · ') },
    { label: text('desk.about.enquiries'), value: new Intl.NumberFormat(locale).format(lead.enquiry_count) },
    { label: text('desk.enquired'), value: <Timestamp at={lead.last_enquiry_at} /> },
    ...(lead.leads_id ? [{ label: text('desk.about.erp'), value: lead.leads_id }] : []),
  ];
  return (
    <Panel title={text('desk.about.title')} gap={1.5}>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
      {may('list') && (
        <Link href={listHref('/audit', { resource: 'leads', record_id: lead.id })}>{text('desk.about.audit')}</Link>
      )}
    </Panel>
  );
}
