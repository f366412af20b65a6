import { Footer, Logo } from '@prospectus/design-system';

import type { Frame } from './frame.ts';

/** End of every page: links, socials, and the legal line (NAV-04); a page may have columns of its own. */
export function PageFooter({ frame, columns = frame.footer }: { frame: Frame; columns?: Frame['footer'] | undefined }) {
  return (
    <Footer
      brand={<Logo {...frame.brand} />}
      columns={columns}
      socials={frame.socials}
      legal={
        <>
          <p>{frame.tagline}</p>
          <p>{frame.copyright}</p>
          {frame.disclaimer && <p>{frame.disclaimer}</p>}
        </>
      }
    />
  );
}
