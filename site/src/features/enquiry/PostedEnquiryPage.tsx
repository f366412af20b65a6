import type { OriginName } from '@prospectus/contract/origins';
import { Button, Callout, FormSummary, Link, PhoneMessage, Section, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { BROCHURE_MISSING } from '../brochure/brochure-download.tsx';
import { DEMO_NOTE, outboxQuery } from '../phone-panel/last-message.ts';
import { type EnquiryProgram, qualificationChoices, type Variant } from './enquiry-values.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { type Contact, ContactLine } from './ContactLine.tsx';
import type { Choice } from './DetailsFields.tsx';
import { enquiryTitle, successMessage } from './outcome.ts';
import { FirstScreen } from './FirstScreen.tsx';
import type { PostedScreen } from './posted-enquiry.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

/** Props of {@link PostedEnquiryPage}. */
export type PostedEnquiryPageProps = {
  screen: PostedScreen;
  variant: Variant;
  origin: OriginName;
  program: EnquiryProgram | undefined;
  /** Path of the programme's page, to go back to. */
  back: string;
  /** The parameters the visit began with that a lead is stored with, as a query. */
  entry: string;
  interests: readonly Choice[];
  /** Marks one filled form, so that sending it twice creates one lead. */
  formKey: string;
  /** `local` mode: the demo phone's last message to the number. */
  message?: string | undefined;
  contact: Contact;
};

/** The enquiry as plain pages: every step a form that is posted to `/enquire`, no script needed. */
export function PostedEnquiryPage({
  screen,
  variant,
  origin,
  program,
  back,
  entry,
  interests,
  formKey,
  message,
  contact,
}: PostedEnquiryPageProps) {
  const carried = { program: program?.slug ?? '', variant, origin, back, ...(entry && { entry }), key: formKey };
  return (
    <Section
      id="enquiry"
      headingLevel={1}
      size="text"
      title={enquiryTitle(variant, origin)}
      intro="For a free career counselling session"
    >
      <Stack gap={4}>
        {program && (
          <Text>
            Your enquiry is about <strong>{program.name}</strong>.
          </Text>
        )}
        {variant === 'DOWNLOAD' && !program?.brochure ? (
          <Callout tone="danger" title={BROCHURE_MISSING.title}>
            {BROCHURE_MISSING.description}
          </Callout>
        ) : (
          screenOf(screen, { variant, origin, program, back, interests, carried, message, contact })
        )}
        <Text>
          <Link standalone href={back}>
            Back to {program?.name ?? (back === '/' ? 'the home page' : 'the page before')}
          </Link>
        </Text>
      </Stack>
    </Section>
  );
}

type Parts = Pick<
  PostedEnquiryPageProps,
  'variant' | 'origin' | 'program' | 'back' | 'interests' | 'message' | 'contact'
> & {
  carried: Record<string, string>;
};

function screenOf(
  screen: PostedScreen,
  { variant, origin, program, back, interests, carried, message, contact }: Parts,
): ReactNode {
  const form = { method: 'post', action: '/enquire' } as const;
  switch (screen.step) {
    case 'LAST_SCREEN':
      return (
        <SuccessScreen
          success={successMessage({ variant, kind: screen.kind, path: back, origin })}
          brochure={variant === 'DOWNLOAD' ? program?.brochure : undefined}
          contact={contact}
        />
      );
    case 'OTP_VERIFICATION': {
      const again = { ...carried, ...screen.values, lead_id: screen.leadId, kind: screen.kind };
      return (
        <CodeScreen
          idPrefix="page"
          phone={screen.values.phone}
          earlier={screen.earlierCode === true}
          callAsked={screen.callAsked === true}
          error={screen.errors['otp'] ?? screen.problem}
          form={form}
          hidden={<Hidden fields={{ ...again, step: 'code' }} />}
          edit={null}
          resend={
            <Stack direction="row">
              <PostButton label="Resend OTP" fields={{ ...again, step: 'resend' }} />
              <PostButton label="Ask for a call instead" fields={{ ...again, step: 'call' }} />
              <PostButton label="Edit the number" fields={{ ...again, step: 'edit' }} />
            </Stack>
          }
        >
          <ContactLine {...contact} />
          {message !== undefined && (
            <PhoneMessage owner={outboxQuery(screen.values.phone, screen.values.email).to} note={DEMO_NOTE}>
              {message}
            </PhoneMessage>
          )}
        </CodeScreen>
      );
    }
    default: {
      const withDetails = screen.step === 'OTHER_DETAILS';
      return (
        <>
          <WrongFields errors={screen.errors} />
          <FirstScreen
            idPrefix="page"
            withDetails={withDetails}
            button={variant === 'REGISTER' ? 'Apply Now' : 'Sign Up/Login'}
            problem={screen.problem}
            values={{ ...screen.values, interest: screen.values.interest || (program?.erp_unicode ?? '') }}
            errors={screen.errors}
            qualifications={qualificationChoices(program).map(({ id, label }) => ({ value: id, label }))}
            interests={interests}
            form={form}
            contact={contact}
            hidden={<Hidden fields={{ ...carried, step: withDetails ? 'details' : 'phone' }} />}
          />
        </>
      );
    }
  }
}

/** Links to the fields that are wrong, in the order of the form, where there are several; each says at itself what is wrong. */
function WrongFields({ errors }: { errors: Record<string, string> }) {
  const wrong = FIELDS.filter(({ name }) => errors[name] !== undefined);
  return wrong.length > 1 && <FormSummary problems={wrong.map(({ id, label }) => ({ fieldId: id, message: label }))} />;
}

const FIELDS = [
  { name: 'phone', id: 'page-phone', label: 'Mobile number' },
  { name: 'name', id: 'page-name', label: 'Name' },
  { name: 'email', id: 'page-email', label: 'Email' },
  { name: 'qualification', id: 'page-qualification', label: 'Highest qualification' },
  { name: 'interest', id: 'page-interest', label: 'Programme you are interested in' },
  { name: 'guardian_name', id: 'page-guardian', label: 'Name of your parent or guardian' },
  { name: 'guardian_agrees', id: 'page-guardian-agrees', label: 'My parent or guardian has read this and agrees' },
];

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function PostButton({ label, fields }: { label: string; fields: Record<string, string> }) {
  return (
    <form method="post" action="/enquire">
      <Hidden fields={fields} />
      <Button type="submit" variant="quiet">
        {label}
      </Button>
    </form>
  );
}
