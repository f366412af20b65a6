import {
  FAMILY_TEXTS,
  familyPath,
  familySheet,
  type FamilySheet,
  type Language,
  localisedStaffText,
  type LocalisedText,
} from '@prospectus/contract/family';
import { Button, DataTable, Link, Logo, Price, Sheet, Stack } from '@prospectus/design-system';

import { usePageData, useRootData } from '../page/page-data.ts';
import type { FamilyPageData } from './family-data.ts';

/** A programme on one printable page, in English or Hindi. */
export function FamilyRoute() {
  const data = usePageData<FamilyPageData>();
  const root = useRootData();
  if (!data || !root) return null;
  const { language, path, title } = data;
  const { publicUrl, frame } = root;
  const texts = FAMILY_TEXTS[language];
  const sheet = familySheet(data);
  const address = publicUrl + familyPath(language, path);
  return (
    <Sheet
      brand={
        <Link href="/" quiet>
          <Logo {...frame.brand} picture={frame.brand.picture && { ...frame.brand.picture, alt: '' }} />
        </Link>
      }
      aside={
        <Link
          href={familyPath(texts.other.language, path)}
          lang={texts.other.language}
          hrefLang={texts.other.language}
          standalone
        >
          {texts.other.label}
        </Link>
      }
      eyebrow={texts.eyebrow}
      title={<span lang="en">{title}</span>}
      lead={sheet.lead.text && <SheetWords {...sheet.lead} />}
      actions={
        <>
          <Button
            href={`https://wa.me/?text=${encodeURIComponent(texts.message(data, address))}`}
            target="_blank"
            rel="noopener noreferrer"
            startIcon="whatsapp"
          >
            {texts.send}
          </Button>
          <Button variant="secondary" href={data.pdf}>
            {texts.download}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      }
      facts={sheet.facts.map(({ value, ...fact }) => ({ ...fact, value: <SheetWords {...value} /> }))}
      parts={[
        {
          title: texts.fees.title,
          wide: true,
          content: (
            <>
              {sheet.plans.length > 0 && (
                <DataTable
                  caption={texts.fees.title}
                  captionHidden
                  columns={[
                    { key: 'plan', label: texts.fees.plan },
                    { key: 'total', label: texts.fees.total, align: 'end' },
                    { key: 'course', label: texts.fees.course, align: 'end', optional: true },
                    { key: 'exam', label: texts.fees.exam, align: 'end', optional: true },
                  ]}
                  rows={sheet.plans.map(({ plan, note, amounts }) => ({
                    course: amountOf(amounts.course),
                    exam: amountOf(amounts.exam),
                    total: amountOf(amounts.total),
                    plan: (
                      <>
                        <SheetWords {...plan} />
                        {note}
                      </>
                    ),
                  }))}
                />
              )}
              <ul>
                {sheet.charges.map((charge) => (
                  <li key={charge}>{charge}</li>
                ))}
              </ul>
            </>
          ),
        },
        {
          title: texts.recognition,
          wide: true,
          content: <Recognition items={sheet.recognition} language={language} />,
        },
        {
          title: texts.classes,
          content: (
            <>
              {sheet.classes.map((words) => (
                <p key={words.text}>
                  <SheetWords {...words} />
                </p>
              ))}
              <p>
                {texts.schedule} <Link href="/live-lecture">{`${publicUrl}/live-lecture`}</Link>
              </p>
            </>
          ),
        },
        {
          title: texts.award,
          content: <p>{sheet.award}</p>,
        },
      ]}
      foot={
        <Stack gap={0.5}>
          {frame.contact.phone && (
            <p>
              {texts.call}{' '}
              <strong>
                <Link href={`tel:${frame.contact.phone.replaceAll(' ', '')}`}>{frame.contact.phone}</Link>
              </strong>
              {frame.contact.hours && (
                <>
                  , <SheetWords {...localisedStaffText(language, frame.contact.hours)} />
                </>
              )}
            </p>
          )}
          <p>
            {texts.more} <Link href={path}>{publicUrl + path}</Link>
          </p>
        </Stack>
      }
    />
  );
}

const amountOf = (amount: number) => (amount > 0 ? <Price amount={amount} /> : undefined);

type RecognitionProps = { items: FamilySheet['recognition']; language: Language };

/** Authorities with the addresses to verify them, written out for paper. */
function Recognition({ items, language }: RecognitionProps) {
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

/** A text of the sheet, marked if its language differs. */
const SheetWords = ({ text, lang }: LocalisedText) => (lang ? <span lang={lang}>{text}</span> : text);
