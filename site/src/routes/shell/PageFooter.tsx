import { FOOTER } from '@prospectus/contract/constants';
import { Footer, Logo } from '@prospectus/design-system';

import type { RootData } from '../pageData.ts';
import { footerColumns } from './navigation.ts';

/** End of every page: the programmes, and the legal line (NAV-04). */
export function PageFooter({ root }: { root: RootData }) {
  return (
    <Footer
      brand={<Logo name="Meridian" descriptor="University Online" />}
      about="Online degrees, diplomas and certificates for learners in India and abroad."
      columns={footerColumns(root, FOOTER.linksPerColumn)}
      legal="Copyright © 2025 Meridian University Online. All rights reserved."
    />
  );
}
