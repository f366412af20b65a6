import { IconList, Link, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** Who recognises the programme, and where it can be checked; without a picture the badge's own text says it in full. */
export function AccreditationSection({ page, tone }: ProgramSectionProps) {
  const items = page.accreditation.map(({ title, badge, alt_acc_img_name, link }) => {
    const evidence = link && <Evidence link={link} />;
    if (badge) return { title, image: { src: badge, alt: alt_acc_img_name }, description: evidence || undefined };
    return {
      title,
      icon: 'shield',
      description: (
        <>
          {alt_acc_img_name}
          {alt_acc_img_name && evidence && <br />}
          {evidence}
        </>
      ),
    };
  });
  return (
    <Section id="accreditation" density="strip" tone={tone} title="Recognised and approved">
      <IconList items={items} />
    </Section>
  );
}

/** A register of the authority, or a document of ours. */
function Evidence({ link }: { link: string }) {
  if (!/^https?:/.test(link)) return <Link href={link}>See the document</Link>;
  return (
    <Link href={link} external>
      Check at {new URL(link).hostname.replace(/^www\./, '')}
    </Link>
  );
}
