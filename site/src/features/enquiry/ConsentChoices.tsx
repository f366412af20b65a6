import { CONSENT, CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import { Accordion, Button, Checkbox, Link, Stack, Text, TextField, withWholeWords } from '@prospectus/design-system';
import { useEffect, useRef, useState } from 'react';

import { CHANNEL_LABELS, consentIn, type ConsentValues } from './enquiry-values.ts';

/** Props of {@link ConsentChoices}. */
export type ConsentChoicesProps = {
  idPrefix: string;
  /** What the form holds; nothing is ticked that was not ticked before. */
  values?: object;
  errors?: Record<string, string>;
  /** A form of a page, which is seen more often than filled in: what is behind its titles is rendered when one is opened. */
  inPage?: boolean;
};

/** The sentence of consent (§1), and beside it what is stored, news by channel, and the step for a person under 18. */
export function ConsentChoices({ idPrefix, values = {}, errors = {}, inPage = false }: ConsentChoicesProps) {
  const chosen = consentIn(values);
  const fails = Boolean(errors['guardian_name'] ?? errors['guardian_agrees']);
  // What is wrong, or was ticked, is never behind a closed title; once opened for that, it stays as the visitor leaves it.
  const [opened, setOpened] = useState(fails || chosen.under_18 === 'yes');
  if (fails && !opened) setOpened(true);
  const [isWhole, setWhole] = useState(!inPage);
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Before its code came the browser alone opened it.
    if (parts.current?.querySelector('details[open]')) setWhole(true);
  }, []);
  const isShown = isWhole || opened;
  const ofAge = `${idPrefix}-age`;
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {withWholeWords(CONSENT.text)}
      </Text>
      <input type="hidden" name="notice_version" value={CONSENT_NOTICE.version} />
      <div ref={parts}>
        <Accordion
          key={String(opened)}
          headingLevel={2}
          mode="multiple"
          size="small"
          defaultOpenId={opened ? ofAge : undefined}
          onOpen={() => setWhole(true)}
          items={
            isShown
              ? [
                  { id: `${idPrefix}-data`, title: TITLE, content: <Channels {...{ idPrefix, chosen }} /> },
                  { id: ofAge, title: 'Under 18?', content: <Guardian {...{ idPrefix, chosen, errors }} /> },
                ]
              : [{ id: `${idPrefix}-data`, title: `${TITLE}. Under 18?`, content: <OnNextPage /> }]
          }
        />
      </div>
    </Stack>
  );
}

const TITLE = 'Your data and choices';

/** Without JavaScript a form of a page is sent as it is, and the page that comes next says and asks this too. */
const OnNextPage = () => (
  <Button type="submit" variant="quiet" size="small" name="choices" value="asked">
    Choose on the next page
  </Button>
);

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
      <Text size="small">Also send me news about admissions, fees and new programmes by:</Text>
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
        A parent or guardian must agree to your enquiry. We’ll only contact you about this enquiry.
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
