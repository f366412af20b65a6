import { Footer, Link, Logo } from '@prospectus/design-system';

import type { Frame } from '../page/frame.ts';
import { FooterContact } from './FooterContact.tsx';

/** End of every page: links, socials, and the legal line (NAV-04); a page may have columns of its own. */
export function PageFooter({ frame, columns = frame.footer }: { frame: Frame; columns?: Frame['footer'] | undefined }) {
  return (
    <Footer
      brand={<Logo {...frame.brand} />}
      about={(frame.contact.phone || frame.contact.whatsapp) && <FooterContact {...frame.contact} />}
      columns={columns}
      socials={frame.socials}
      legal={
        <>
          <p>{frame.tagline}</p>
          <p>{frame.copyright}</p>
          <p>
            <Link href="/my-enquiry">Manage my enquiry</Link>
          </p>
          {frame.disclaimer && <p>{frame.disclaimer}</p>}
        </>
      }
    />
  );
}
