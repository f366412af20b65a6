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
import { useEffect, useState } from 'react';
import { useActionData } from 'react-router';

import { CodeScreen } from '../../features/enquiry/CodeScreen.tsx';
import { DEMO_NOTE } from '../../features/phone-panel/last-message.ts';
import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { usePageData } from '../page/page-data.ts';
import { MyEnquiry } from './MyEnquiry.tsx';
import type { MyEnquiryData } from './my-enquiry-data.ts';
import { POST } from './my-enquiry-data.ts';
import { HiddenFields } from '../../features/enquiry/HiddenFields.tsx';

/** The visitor's stored data, after the phone is verified: read, correct, download, withdraw. */
export function MyEnquiryRoute() {
  const loaded = usePageData<MyEnquiryData>();
  const data = useActionData<MyEnquiryData>() ?? loaded;
  const { verified } = useVisitor();
  const [wasVerified] = useState(verified);
  const isSignedOut = data?.step === 'mine' && wasVerified && !verified;
  useEffect(() => {
    // After a logout, here or in another tab, no data stays on the screen.
    if (isSignedOut) location.replace('/my-enquiry');
  }, [isSignedOut]);
  if (!data) return null;
  return (
    <Section
      id="my-enquiry"
      headingLevel={1}
      size="text"
      title="My enquiry"
      intro="See, correct or download what we store about you, choose how we contact you, or withdraw."
    >
      <Stack gap={4}>
        {data.problem && (
          <Callout tone="danger" role="alert">
            {data.problem}
          </Callout>
        )}
        {data.step === 'phone' && <PhoneForm {...data} />}
        {data.step === 'code' && <CodeForm {...data} />}
        {data.step === 'mine' && <MyEnquiry {...data} />}
      </Stack>
    </Section>
  );
}

const PhoneForm = ({ phone, errors }: Extract<MyEnquiryData, { step: 'phone' }>) => (
  <Form {...POST} actions={<SubmitButton fullWidth>Send me a code</SubmitButton>}>
    <HiddenFields fields={{ step: 'phone' }} />
    <PhoneField
      id="mine-phone"
      name="phone"
      label="Mobile number"
      required
      maxLength={24}
      defaultValue={phone}
      error={errors['phone']}
      autoFocus={errors['phone'] !== undefined}
      help="Enter the number you enquired with. We’ll send you an OTP."
    />
  </Form>
);

const CodeForm = ({ phone, leadId, earlier, errors, message }: Extract<MyEnquiryData, { step: 'code' }>) => (
  <CodeScreen
    idPrefix="mine"
    phone={phone}
    earlier={earlier}
    error={errors['otp']}
    form={POST}
    hidden={<HiddenFields fields={{ step: 'code', phone, lead_id: leadId }} />}
    edit={null}
    resend={
      <form {...POST}>
        <HiddenFields fields={{ step: 'phone', phone }} />
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
    <Text size="small">You can use this code for 10 minutes to download your data or withdraw.</Text>
  </CodeScreen>
);
