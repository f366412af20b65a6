import { Button, DataTable, Link, Logo, Price, Sheet, Stack } from '@prospectus/design-system';

import { usePageData, useRootData } from '../page/page-data.ts';
import { type FamilyData, familyPath } from './family-data.ts';
import { FAMILY_TEXTS } from './family-texts.ts';
import { Recognition } from './Recognition.tsx';
import { StaffWords } from './StaffWords.tsx';

/** A programme on one page, to send or to print, in English or Hindi. */
export function FamilyRoute() {
  const data = usePageData<FamilyData>();
  const root = useRootData();
  if (!data || !root) return null;
  const { language, path, title, plans, total } = data;
  const { publicUrl, frame } = root;
  const texts = FAMILY_TEXTS[language];
  const address = publicUrl + familyPath(language, path);
  const staff = (words: string) => words && <StaffWords language={language} words={words} />;
  const least = total !== null && <Price amount={total} />;
  const isRange = new Set(plans.filter(({ isRestricted }) => !isRestricted).map((plan) => plan.totalAmount)).size > 1;
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
      lead={language === 'en' ? data.summary : undefined}
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
          <Button variant="secondary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      }
      facts={[
        { label: texts.facts.duration, value: staff(data.duration) },
        { label: texts.facts.start, value: data.intake ? texts.start(data.intake) : staff(data.nextStart) },
        {
          label: texts.facts.total,
          value:
            least === false ? (
              ''
            ) : isRange ? (
              language === 'en' ? (
                <>
                  {texts.from} {least}
                </>
              ) : (
                <>
                  {least} {texts.from}
                </>
              )
            ) : (
              least
            ),
        },
        { label: texts.facts.award, value: staff(data.award) },
        { label: texts.facts.eligibility, value: language === 'en' ? data.eligibility : '', wide: true },
      ]}
      parts={[
        {
          title: texts.fees.title,
          wide: true,
          content: (
            <>
              {plans.length > 0 && (
                <DataTable
                  caption={texts.fees.title}
                  captionHidden
                  columns={[
                    { key: 'plan', label: texts.fees.plan },
                    { key: 'course', label: texts.fees.course, align: 'end' },
                    { key: 'exam', label: texts.fees.exam, align: 'end' },
                    { key: 'total', label: texts.fees.total, align: 'end' },
                  ]}
                  rows={plans.map((plan) => ({
                    plan: (
                      <>
                        {staff(plan.title)}
                        {plan.isRestricted && ` (${texts.fees.some})`}
                        {plan.semesterFee > 0 && `: ${texts.bySemester(plan)}`}
                      </>
                    ),
                    course: plan.courseFee > 0 ? <Price amount={plan.courseFee} /> : '–',
                    exam: plan.examFee > 0 ? <Price amount={plan.examFee} /> : '–',
                    total: <Price amount={plan.totalAmount} />,
                  }))}
                />
              )}
              <ul>
                {texts.charges(data).map((charge) => (
                  <li key={charge}>{charge}</li>
                ))}
              </ul>
            </>
          ),
        },
        {
          title: texts.recognition,
          wide: true,
          content: <Recognition items={data.recognition} language={language} />,
        },
        {
          title: texts.classes,
          content: (
            <>
              <p>{staff(data.mode)}</p>
              <p>{texts.amount(data.semesters, data.credits)}</p>
              <p>
                {texts.schedule} <Link href="/live-lecture">{`${publicUrl}/live-lecture`}</Link>
              </p>
            </>
          ),
        },
        {
          title: texts.award,
          content: <p>{(language === 'en' && data.certificate) || texts.awarded(data)}</p>,
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
              {frame.contact.hours && <>, {staff(frame.contact.hours)}</>}
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
