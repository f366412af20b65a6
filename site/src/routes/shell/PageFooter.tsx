import { Footer, Icon, Link, Logo } from '@prospectus/design-system';

import { whatsappHref } from '../../lib/whatsapp.ts';
import type { Frame } from '../page/frame.ts';

/** End of every page: links, socials, and the legal line (NAV-04); a page may have columns of its own. */
export function PageFooter({ frame, columns = frame.footer }: { frame: Frame; columns?: Frame['footer'] | undefined }) {
  return (
    <Footer
      brand={<Logo {...frame.brand} />}
      about={frame.contact.whatsapp && <WhatsApp number={frame.contact.whatsapp} />}
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

/** Support by chat, where staff set a number (CONST-13). */
const WhatsApp = ({ number }: { number: string }) => (
  <Link quiet standalone external href={whatsappHref(number)}>
    <Icon name="whatsapp" size={20} /> Support on WhatsApp
  </Link>
);
