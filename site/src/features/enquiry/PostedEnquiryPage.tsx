import type { EnquiryVariant, OriginName } from '@prospectus/contract/origins';
import { Button, Callout, FormSummary, Link, PhoneMessage, Section, Stack, Text } from '@prospectus/design-system';

import { BROCHURE_MISSING } from '../brochure/brochure-download.tsx';
import { DEMO_NOTE, outboxQuery } from '../phone-panel/last-message.ts';
import { type Choice, type EnquiryProgram } from './enquiry-values.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { type Contact, ContactLine } from './ContactLine.tsx';
import { enquiryTitle, successMessage } from './outcome.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { PostedScreen } from './posted-enquiry.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

export type PostedEnquiryPageProps = {
  screen: PostedScreen;
  variant: EnquiryVariant;
  origin: OriginName;
  program: EnquiryProgram | undefined;
  /** Path of the page to go back to. */
  back: string;
  /** The tracking parameters of the visit, as a query. */
  entry: string;
  interests: readonly Choice[];
  /** Idempotency key: sending the form twice creates one lead. */
  formKey: string;
  /** `local` mode: the last message on the demo phone. */
  message?: string | undefined;
  contact: Contact;
};

/** The enquiry as plain pages, without JavaScript: every step is a form that is posted to `/enquire`. */
export function PostedEnquiryPage(props: PostedEnquiryPageProps) {
  const { variant, origin, program, back } = props;
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
          <Screen {...props} />
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

function Screen({ screen, variant, origin, program, back, entry, message, contact, ...props }: PostedEnquiryPageProps) {
  const carried = { program: program?.slug ?? '', variant, origin, back, ...(entry && { entry }), key: props.formKey };
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
          callRequested={screen.callRequested === true}
          error={screen.errors['otp'] ?? screen.problem}
          form={form}
          hidden={<HiddenFields fields={{ ...again, step: 'code' }} />}
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
          <InvalidFields errors={screen.errors} />
          <FirstScreen
            idPrefix="page"
            withDetails={withDetails}
            button={variant === 'REGISTER' ? 'Apply Now' : 'Sign Up/Login'}
            problem={screen.problem}
            values={{ ...screen.values, interest: screen.values.interest || (program?.erp_unicode ?? '') }}
            errors={screen.errors}
            program={program}
            interests={props.interests}
            form={form}
            contact={contact}
            hidden={<HiddenFields fields={{ ...carried, step: withDetails ? 'details' : 'phone' }} />}
          />
        </>
      );
    }
  }
}

/** Links to the invalid fields, in the order of the form, if there are several. */
function InvalidFields({ errors }: { errors: Record<string, string> }) {
  const invalid = FIELDS.filter(({ name }) => errors[name] !== undefined);
  return (
    invalid.length > 1 && <FormSummary problems={invalid.map(({ id, label }) => ({ fieldId: id, message: label }))} />
  );
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

function PostButton({ label, fields }: { label: string; fields: Record<string, string> }) {
  return (
    <form method="post" action="/enquire">
      <HiddenFields fields={fields} />
      <Button type="submit" variant="quiet">
        {label}
      </Button>
    </form>
  );
}
