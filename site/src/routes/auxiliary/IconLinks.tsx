import { Button, iconNames } from '@prospectus/design-system';

import type { AuxiliaryData } from '../page/page-data.ts';

const NUMBERS = [1, 2, 3] as const;

/** Up to three links with a sign each; they open in a new tab (AUX-02). */
export function IconLinks({ page }: { page: AuxiliaryData['page'] }) {
  return NUMBERS.map((n) => {
    const [href, icon, title] = [page[`link${n}`], page[`icon${n}`], page[`link${n}_title`]];
    if (!href) return null;
    const sign = iconNames.find((name) => name === icon);
    return (
      <Button
        key={n}
        variant="secondary"
        size="small"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={sign}
      >
        {!sign && icon && <img src={icon} alt="" width={20} height={20} loading="lazy" />}
        {title || new URL(href, 'https://site.example').hostname}
      </Button>
    );
  });
}
