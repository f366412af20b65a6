import { CONSENT, CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/constants';
import { Accordion, Checkbox, Link, Stack, Text, TextField } from '@prospectus/design-system';
import { useState } from 'react';

import { CHANNEL_LABELS, consentIn, type ConsentValues } from './consent-values.ts';

/** Props of {@link ConsentChoices}. */
export type ConsentChoicesProps = {
  idPrefix: string;
  /** What the form holds; nothing is ticked that was not ticked before. */
  values?: object;
  errors?: Record<string, string>;
};

/** The sentence of consent (§1), and beside it what is stored, news by channel, and the step for a person under 18. */
export function ConsentChoices({ idPrefix, values = {}, errors = {} }: ConsentChoicesProps) {
  const chosen = consentIn(values);
  const fails = Boolean(errors['guardian_name'] ?? errors['guardian_agrees']);
  // What is wrong is never behind a closed title; once opened for that, it stays as the visitor leaves it.
  const [opened, setOpened] = useState(fails);
  if (fails && !opened) setOpened(true);
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {CONSENT.text}
      </Text>
      <input type="hidden" name="notice_version" value={CONSENT_NOTICE.version} />
      <Accordion
        key={String(opened)}
        mode="multiple"
        size="small"
        defaultOpenId={opened ? `${idPrefix}-age` : undefined}
        items={[
          { id: `${idPrefix}-data`, title: 'Your data and choices', content: <Channels {...{ idPrefix, chosen }} /> },
          { id: `${idPrefix}-age`, title: 'Under 18?', content: <Guardian {...{ idPrefix, chosen, errors }} /> },
        ]}
      />
    </Stack>
  );
}

type Parts = { idPrefix: string; chosen: ConsentValues };

function Channels({ idPrefix, chosen }: Parts) {
  return (
    <Stack gap={1}>
      {CONSENT_NOTICE.lines.map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
      <Text size="small">
        <Link href="/privacy-policy">Privacy policy</Link> · <Link href="/my-enquiry">My enquiry</Link>
      </Text>
      <Text size="small">News of admissions, fees and new programmes may also come by:</Text>
      {CONSENT_CHANNELS.map((channel) => (
        <Tick
          key={channel}
          id={`${idPrefix}-consent-${channel}`}
          name={`consent_${channel}`}
          label={CHANNEL_LABELS[channel]}
          chosen={chosen}
        />
      ))}
    </Stack>
  );
}

function Guardian({ idPrefix, chosen, errors }: Parts & { errors: Record<string, string> }) {
  return (
    <Stack gap={2}>
      <Text size="small">
        A parent or guardian must agree to your enquiry. We then write to you about the enquiry alone.
      </Text>
      <Tick id={`${idPrefix}-under-18`} name="under_18" label="I am under 18" chosen={chosen} />
      <TextField
        id={`${idPrefix}-guardian`}
        name="guardian_name"
        label="Name of your parent or guardian"
        maxLength={80}
        defaultValue={chosen.guardian_name}
        error={errors['guardian_name']}
      />
      <Tick
        id={`${idPrefix}-guardian-agrees`}
        name="guardian_agrees"
        label="My parent or guardian has read this and agrees"
        chosen={chosen}
        error={errors['guardian_agrees']}
      />
    </Stack>
  );
}

type TickProps = {
  id: string;
  name: keyof ConsentValues;
  label: string;
  chosen: ConsentValues;
  error?: string | undefined;
};

/** A box that says also that it is not ticked: of two fields with one name a form's last one counts. */
function Tick({ name, chosen, ...words }: TickProps) {
  return (
    <div>
      <input type="hidden" name={name} value="" />
      <Checkbox {...words} name={name} value="yes" defaultChecked={chosen[name] === 'yes'} />
    </div>
  );
}
