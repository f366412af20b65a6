import { Link } from '@prospectus/design-system';

import type { FamilyData, Language } from './family-data.ts';
import { FAMILY_TEXTS } from './family-texts.ts';

type Props = { items: FamilyData['recognition']; language: Language };

/** Each authority with the site where its word can be checked: on paper a host can be typed, a long path cannot. */
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
                . {texts.check} <Link href={link}>{URL.canParse(link) ? new URL(link).host : link}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {items.some(({ link }) => link) && <p>{texts.checkNote}</p>}
    </>
  );
}
