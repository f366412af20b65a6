import type { FormFigures, FormGroup, StepFigures } from '@prospectus/contract';
import { DataTable } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';
import { useFigureWords } from './use-figure-words.ts';

/** The steps in figures, to be read exactly and copied. */
export function StepTable({ steps }: { steps: readonly StepFigures[] }) {
  const text = useText();
  const words = useFigureWords();
  return (
    <DataTable
      caption={text('microscope.table')}
      columns={[
        { key: 'step', label: text('microscope.step') },
        { key: 'reached', label: text('microscope.reached'), align: 'end' },
        { key: 'left', label: text('microscope.left'), align: 'end' },
        { key: 'half', label: text('microscope.half'), align: 'end' },
        { key: 'most', label: text('microscope.most'), align: 'end' },
      ]}
      rows={steps.map(({ step, reached, left, median_s, slow_s }) => ({
        step: text(`microscope.steps.${step}`),
        reached: words.count(reached),
        left: words.count(left),
        half: words.time(median_s),
        most: words.time(slow_s),
      }))}
    />
  );
}

/** The same form compared by page, source, device, purpose or its place on the page. */
export function GroupTable({ by, groups }: { by: FormGroup; groups: FormFigures['groups'] }) {
  const text = useText();
  const words = useFigureWords();
  const of = (steps: readonly StepFigures[], step: StepFigures['step']) =>
    words.count(steps.find((one) => one.step === step)?.left ?? 0);
  return (
    <DataTable
      caption={text('microscope.compared', { by: text(`microscope.groups.${by}`) })}
      columns={[
        { key: 'group', label: text(`microscope.groups.${by}`) },
        { key: 'opened', label: text('microscope.opened'), align: 'end' },
        { key: 'verified', label: text('microscope.verified'), align: 'end' },
        { key: 'rate', label: text('microscope.rate'), align: 'end' },
        ...LEFT.map((step) => ({
          key: step,
          label: `${text('microscope.left')}: ${text(`microscope.steps.${step}`)}`,
          align: 'end' as const,
        })),
      ]}
      rows={groups.map(({ value, opened, verified, steps }) => ({
        group: words.group(by, value),
        opened: words.count(opened),
        verified: words.count(verified),
        rate: words.share(verified, opened),
        ...Object.fromEntries(LEFT.map((step) => [step, of(steps, step)])),
      }))}
    />
  );
}

const LEFT = ['MOBILE_NUMBER', 'OTHER_DETAILS', 'OTP_VERIFICATION'] as const;
