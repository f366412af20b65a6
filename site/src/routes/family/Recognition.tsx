import { FAMILY_TEXTS, type FamilySheet, type Language } from '@prospectus/contract/family';
import { Link } from '@prospectus/design-system';

import { SheetWords } from './SheetWords.tsx';

type Props = { items: FamilySheet['recognition']; language: Language };

/** Each authority with the address where its word can be checked, written out for paper. */
export function Recognition({ items, language }: Props) {
  const texts = FAMILY_TEXTS[language];
  return (
    <>
      <ul>
        {items.map(({ title, text, link, address }) => (
          <li key={title.text}>
            <strong>
              <SheetWords {...title} />
            </strong>
            {text && `: ${text}`}
            {link && (
              <>
                . {texts.check} <Link href={link}>{address}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {items.some(({ link }) => link) && <p>{texts.checkNote}</p>}
    </>
  );
}
