import { Link } from '@prospectus/design-system';

import type { FamilyData, Language } from './family-data.ts';
import { FAMILY_TEXTS } from './family-texts.ts';

type Props = { items: FamilyData['recognition']; language: Language };

/** Each authority with the address where its word can be checked, written out for paper. */
export function Recognition({ items, language }: Props) {
  const texts = FAMILY_TEXTS[language];
  return (
    <>
      <ul>
        {items.map(({ title, text, link }) => (
          <li key={title}>
            <strong lang="en">{title}</strong>
            {language === 'en' && text && `: ${text}`}
            {link && (
              <>
                . {texts.check} <Link href={link}>{link.replace(/\/$/, '')}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {items.some(({ link }) => link) && <p>{texts.checkNote}</p>}
    </>
  );
}
