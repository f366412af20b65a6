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
import { Hidden, POST } from './post.tsx';

/** What we store of a visitor, reached by the phone and a code: seen, corrected, downloaded, withdrawn. */
export function MyEnquiryRoute() {
  const first = usePageData<MyEnquiryData>();
  const posted = useActionData<MyEnquiryData>();
  const data = posted ?? first;
  const { verified } = useVisitor();
  const [atFirst] = useState(verified);
  const isOfOther = data?.step === 'mine' && atFirst && !verified;
  useEffect(() => {
    // Who logs out, here or in another tab, leaves nothing on the screen.
    if (isOfOther) location.replace('/my-enquiry');
  }, [isOfOther]);
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
      autoFocus={errors['phone'] !== undefined}
      help="Enter the number you enquired with. We’ll send you an OTP."
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
    <Text size="small">You can use this code for 10 minutes to download your data or withdraw.</Text>
  </CodeScreen>
);
