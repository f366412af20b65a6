import { IconList, Link, Section } from '@prospectus/design-system';

import { isElsewhere, siteOf } from '../../../lib/elsewhere.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** Who recognises the programme, and where it can be checked; without a picture the badge's own text says it in full. */
export function AccreditationSection({ page, tone }: ProgramSectionProps) {
  const items = page.accreditation.map(({ title, badge, alt_acc_img_name, link, letter }) => {
    const evidence = (link || letter) && <Evidence of={title} link={link} letter={letter} />;
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

type EvidenceProps = { of: string; link: string; letter: string | undefined };

/** A register of the authority, or a document of ours; and the authority's letter. */
function Evidence({ of: title, link, letter }: EvidenceProps) {
  return (
    <>
      {link && (
        <Link href={link} external={isElsewhere(link)}>
          {isElsewhere(link) ? `Check at ${siteOf(link)}` : 'See the document'}
        </Link>
      )}
      {link && letter && <br />}
      {letter && (
        <Link href={letter} external={isElsewhere(letter)}>
          Read the letter: {title} (PDF)
        </Link>
      )}
    </>
  );
}
