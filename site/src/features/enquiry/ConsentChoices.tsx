import { CONSENT, CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import {
  Accordion,
  Button,
  Checkbox,
  type CheckboxProps,
  Link,
  Stack,
  Text,
  TextField,
  withWholeWords,
} from '@prospectus/design-system';
import { useEffect, useRef, useState } from 'react';

import { CHANNEL_LABELS, consentIn, type ConsentValues } from './enquiry-values.ts';

type Props = {
  idPrefix: string;
  values?: object;
  errors?: Record<string, string>;
  /** On a page the folds are empty until one is opened, to keep the page small. */
  inPage?: boolean;
};

/** The consent sentence (§1), with the stored data, the channels for news, and the fields for a person under 18. */
export function ConsentChoices({ idPrefix, values = {}, errors = {}, inPage = false }: Props) {
  const chosen = consentIn(values);
  const hasErrors = Boolean(errors['guardian_name'] ?? errors['guardian_agrees']);
  // The fold with errors or a ticked box opens once; after that the visitor may close it.
  const [isAgeOpen, setAgeOpen] = useState(hasErrors || chosen.under_18 === 'yes');
  if (hasErrors && !isAgeOpen) setAgeOpen(true);
  const [isFilled, setFilled] = useState(!inPage);
  const folds = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The visitor may have opened a fold before hydration.
    if (folds.current?.querySelector('details[open]')) setFilled(true);
  }, []);
  const ageId = `${idPrefix}-age`;
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {withWholeWords(CONSENT.text)}
      </Text>
      <input type="hidden" name="notice_version" value={CONSENT_NOTICE.version} />
      <div ref={folds}>
        <Accordion
          key={String(isAgeOpen)}
          headingLevel={2}
          mode="multiple"
          size="small"
          defaultOpenId={isAgeOpen ? ageId : undefined}
          onOpen={() => setFilled(true)}
          items={
            isFilled || isAgeOpen
              ? [
                  { id: `${idPrefix}-data`, title: TITLE, content: <Channels {...{ idPrefix, chosen }} /> },
                  { id: ageId, title: 'Under 18?', content: <Guardian {...{ idPrefix, chosen, errors }} /> },
                ]
              : [{ id: `${idPrefix}-data`, title: `${TITLE}. Under 18?`, content: <OnNextPage /> }]
          }
        />
      </div>
    </Stack>
  );
}

const TITLE = 'Your data and choices';

/** Without JavaScript the form is sent without choices, and the next page asks for them. */
const OnNextPage = () => (
  <Button type="submit" variant="quiet" size="small" name="choices" value="asked">
    Choose on the next page
  </Button>
);

type FoldProps = { idPrefix: string; chosen: ConsentValues };

function Channels({ idPrefix, chosen }: FoldProps) {
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

function Guardian({ idPrefix, chosen, errors }: FoldProps & { errors: Record<string, string> }) {
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

type TickProps = Pick<CheckboxProps, 'id' | 'label' | 'error'> & { name: keyof ConsentValues; chosen: ConsentValues };

/** A checkbox that is also sent unticked: the server reads the last field of a name. */
function Tick({ name, chosen, ...checkbox }: TickProps) {
  return (
    <div>
      <input type="hidden" name={name} value="" />
      <Checkbox {...checkbox} name={name} value="yes" defaultChecked={chosen[name] === 'yes'} />
    </div>
  );
}
