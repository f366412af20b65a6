import { CONSENT, CONSENT_CHANNELS } from '@prospectus/contract/consent';
import {
  Accordion,
  Button,
  Callout,
  Card,
  Checkbox,
  DateTime,
  Form,
  Heading,
  Stack,
  SubmitButton,
  Text,
} from '@prospectus/design-system';

import { CHANNEL_LABELS } from '../../features/enquiry/enquiry-values.ts';
import { DetailsFields } from '../../features/enquiry/DetailsFields.tsx';
import { DONE, type MyEnquiryData } from './my-enquiry-data.ts';
import { POST } from './my-enquiry-data.ts';
import { HiddenFields } from '../../features/enquiry/HiddenFields.tsx';

type Props = Extract<MyEnquiryData, { step: 'mine' }>;

/** The stored data of a verified visitor, with the forms to change, download or withdraw it. */
export function MyEnquiry(props: Props) {
  const { mine, done } = props;
  return (
    <>
      {done && (
        <Callout tone="success" role="status" autoFocus>
          {DONE[done]}
        </Callout>
      )}
      {mine.withdrawn_at && done !== 'withdrawn' && (
        <Callout tone="info">
          You withdrew on <DateTime value={mine.withdrawn_at} />. We don’t send you messages any more. If you enquire
          again, we’ll reopen your enquiry.
        </Callout>
      )}
      <Details {...props} />
      <Channels {...props} />
      <Download {...props} />
      {!mine.withdrawn_at && <Withdrawal {...props} />}
    </>
  );
}

const Details = ({ mine, values, errors, interests }: Props) => (
  <Card>
    <Form {...POST} actions={<SubmitButton>Save my details</SubmitButton>}>
      <Heading level={2} size="h4">
        Your details
      </Heading>
      <Text>
        Mobile number <strong>{mine.lead.mobile}</strong>. Enquired on <DateTime value={mine.enquired_at} />. For
        another number, please make a new enquiry.
      </Text>
      <HiddenFields fields={{ step: 'details' }} />
      <DetailsFields
        idPrefix="mine"
        values={values}
        errors={errors}
        interests={interests}
        focusFirst={Object.keys(errors).length > 0}
      />
    </Form>
  </Card>
);

const Channels = ({ mine }: Props) => (
  <Card>
    <Form {...POST} actions={<SubmitButton>Save my choices</SubmitButton>}>
      <Heading level={2} size="h4">
        News and updates
      </Heading>
      <Text>
        {mine.under_18
          ? 'As you’re under 18, we only contact you about your enquiry.'
          : 'We send you news about admissions, fees and new programmes only on the channels you tick.'}
      </Text>
      <HiddenFields fields={{ step: 'channels' }} />
      {CONSENT_CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          id={`mine-${channel}`}
          name={channel}
          value="yes"
          label={CHANNEL_LABELS[channel]}
          defaultChecked={mine.channels[channel]}
          disabled={mine.under_18}
        />
      ))}
      <Text size="small" tone="muted">
        {CONSENT.text}
      </Text>
    </Form>
  </Card>
);

const Download = ({ mine }: Props) => (
  <Card>
    <Stack gap={2} align="start">
      <Heading level={2} size="h4">
        Download
      </Heading>
      <Text>Get everything we store about you as a JSON file: details, enquiries, choices and messages.</Text>
      {mine.code_valid_until ? (
        <Button href="/api/leads/mine/export" download="my-enquiry.json" variant="secondary" startIcon="download">
          Download my data
        </Button>
      ) : (
        <NewCode label="Send me a code to download" />
      )}
    </Stack>
  </Card>
);

const Withdrawal = ({ mine }: Props) => (
  <Card>
    <Accordion
      mode="multiple"
      headingLevel={2}
      items={[
        {
          id: 'withdraw',
          title: 'Withdraw',
          content: (
            <Stack gap={2} align="start">
              <Text>
                We’ll stop all messages at once, clear your choices and close your enquiry. You can enquire again any
                time.
              </Text>
              {mine.code_valid_until ? (
                <form {...POST}>
                  <HiddenFields fields={{ step: 'withdraw' }} />
                  <Button type="submit" variant="danger">
                    Withdraw and stop everything
                  </Button>
                </form>
              ) : (
                <NewCode label="Send me a code to withdraw" />
              )}
            </Stack>
          ),
        },
      ]}
    />
  </Card>
);

const NewCode = ({ label }: { label: string }) => (
  <form {...POST}>
    <HiddenFields fields={{ step: 'new-code' }} />
    <Button type="submit" variant="secondary">
      {label}
    </Button>
  </form>
);
