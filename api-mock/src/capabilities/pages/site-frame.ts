import type { SiteFrame } from '@prospectus/contract';

import { siteFooter } from './footer.ts';
import { firstItem } from './items.ts';
import { programMenu } from './menu.ts';
import { promotionalText } from './promotional-text.ts';
import type { Content } from './content.ts';

/** What stands around every page. */
export function siteFrame(content: Content): SiteFrame {
  const { download_hosts: _hosts, ...settings } = content.settings;
  const { admission_steps: _steps, intakes: _intakes, ...university } = content.university;
  const banner = firstItem(content.records['promotional-banner']);
  return content.media.asSent({
    university,
    settings,
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
