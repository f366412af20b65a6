import { type MenuGroup, officeHours, PROGRAM_TYPE, publicSettings, type SiteFrame } from '@prospectus/contract';

import { siteFooter } from './footer.ts';
import { firstItem, promotionalText } from './site-lists.ts';
import type { Content, PlacedProgram } from './content.ts';
import { isCertificate, roots } from './programs.ts';

/** The frame of every page. */
export function siteFrame(content: Content): SiteFrame {
  const { admission_steps: _steps, intakes: _intakes, ...university } = content.university;
  const banner = firstItem(content.records['promotional-banner']);
  return content.media.asSent({
    university: { ...university, office_hours: officeHours(content.settings).text },
    settings: publicSettings.parse(content.settings),
    menu: programMenu(content),
    pages: content.pages.map(({ fields, path }) => ({
      slug: fields.slug,
      path,
      title: fields.title,
      short_title: fields.short_title || fields.title,
    })),
    footer: siteFooter(content),
    promotionalText: promotionalText(content),
    promotionalBanner: banner?.is_active === '1' ? banner : null,
  });
}

const ofType = (type: number) => (placed: PlacedProgram) =>
  !isCertificate(placed) && placed.program.program_type_id === type;

const GROUPS = [
  { label: 'Bachelors', type: PROGRAM_TYPE.BACHELORS, holds: ofType(PROGRAM_TYPE.BACHELORS) },
  { label: 'Masters', type: PROGRAM_TYPE.MASTERS, holds: ofType(PROGRAM_TYPE.MASTERS) },
  { label: 'Diplomas', type: PROGRAM_TYPE.DIPLOMA, holds: ofType(PROGRAM_TYPE.DIPLOMA) },
  { label: 'Certificates', type: PROGRAM_TYPE.DIPLOMA, holds: isCertificate },
] as const;

/** The header's menu of programmes (NAV-03); a group without any is left out. */
export function programMenu(content: Content): MenuGroup[] {
  const programs = roots(content);
  return GROUPS.map(({ label, type, holds }) => ({
    label,
    program_type_id: type,
    items: programs.filter(holds).map(({ program, path }) => ({ label: program.display_name, path })),
  })).filter(({ items }) => items.length > 0);
}
