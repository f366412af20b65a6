import {
  Button,
  Callout,
  Form,
  PhoneField,
  PhoneMessage,
  Section,
  Stack,
  SubmitButton,
  Text,
} from '@prospectus/design-system';
import { useActionData } from 'react-router';

import { CodeScreen } from '../../features/enquiry/CodeScreen.tsx';
import { DEMO_NOTE } from '../../features/phone-panel/last-message.ts';
import { usePageData } from '../page/page-data.ts';
import { MyEnquiry } from './MyEnquiry.tsx';
import type { MyEnquiryData } from './my-enquiry-data.ts';
import { Hidden, POST } from './post.tsx';

/** What we store of a visitor, reached by the phone and a code: seen, corrected, downloaded, withdrawn. */
export function MyEnquiryRoute() {
  const first = usePageData<MyEnquiryData>();
  const posted = useActionData<MyEnquiryData>();
  const data = posted ?? first;
  if (!data) return null;
  return (
    <Section
      id="my-enquiry"
      headingLevel={1}
      size="text"
      title="My enquiry"
      intro="See and correct what we store about you, choose how we may write to you, download it, or withdraw."
    >
      <Stack gap={4}>
        {data.problem && (
          <Callout tone="danger" role="alert">
            {data.problem}
          </Callout>
        )}
        {data.step === 'phone' && <AskPhone {...data} />}
        {data.step === 'code' && <AskCode {...data} />}
        {data.step === 'mine' && <MyEnquiry {...data} />}
      </Stack>
    </Section>
  );
}

const AskPhone = ({ phone, errors }: Extract<MyEnquiryData, { step: 'phone' }>) => (
  <Form {...POST} actions={<SubmitButton fullWidth>Send me a code</SubmitButton>}>
    <Hidden fields={{ step: 'phone' }} />
    <PhoneField
      id="mine-phone"
      name="phone"
      label="Mobile number"
      required
      maxLength={24}
      defaultValue={phone}
      error={errors['phone']}
      help="The number you enquired with. We will send a one-time code to it."
    />
  </Form>
);

const AskCode = ({ phone, leadId, earlier, errors, message }: Extract<MyEnquiryData, { step: 'code' }>) => (
  <CodeScreen
    idPrefix="mine"
    phone={phone}
    earlier={earlier}
    error={errors['otp']}
    form={POST}
    hidden={<Hidden fields={{ step: 'code', phone, lead_id: leadId }} />}
    edit={null}
    resend={
      <form {...POST}>
        <Hidden fields={{ step: 'phone', phone }} />
        <Button type="submit" variant="quiet">
          Resend OTP
        </Button>
      </form>
    }
  >
    {message !== undefined && (
      <PhoneMessage owner={phone} note={DEMO_NOTE}>
        {message}
      </PhoneMessage>
    )}
    <Text size="small">The code counts for 10 minutes for downloading and withdrawing.</Text>
  </CodeScreen>
);
