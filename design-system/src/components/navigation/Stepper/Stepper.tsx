import type { ReactNode } from 'react';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';
import { Anchor, List, Root } from './stepper-parts.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';

/** One step of a {@link Stepper}. */
export interface StepperStep {
  title: string;
  description?: ReactNode;
  /** The way back to it, once it is done. */
  href?: string | undefined;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** Names the flow when read aloud. */
  label: string;
  steps: StepperStep[];
  /** Number of the step that is being done, from 1; one more than there are when all are done. */
  current: number;
  /** `across` becomes a short line of marks in a narrow place; `down` has room for descriptions. */
  direction?: 'across' | 'down' | undefined;
  /** Goes back to a step that is done; `href` needs no script. */
  onSelect?: ((step: number) => void) | undefined;
  /** Read aloud after a step that is done. */
  doneLabel?: string | undefined;
  /** Above the marks in a narrow place. */
  positionLabel?: ((current: number, steps: number) => string) | undefined;
}

/** How far somebody has come in a flow: what is done, what is being done, what is coming. */
export function Stepper(props: StepperProps) {
  const texts = useTexts().stepper;
  const { label, steps, current, direction = 'across', onSelect, doneLabel = texts.done } = props;
  const { positionLabel = texts.position } = props;
  const shown = steps[Math.min(current, steps.length) - 1];
  return (
    <Root data-direction={direction}>
      {shown && (
        <p className="position" aria-hidden="true">
          {positionLabel(Math.min(current, steps.length), steps.length)} <b>{shown.title}</b>
        </p>
      )}
      <List aria-label={label}>
        {steps.map((step, at) => {
          const state = at + 1 < current ? 'done' : at + 1 === current ? 'current' : 'coming';
          return (
            <li key={step.title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Way step={step} isDone={state === 'done'} onPick={onSelect && (() => onSelect(at + 1))}>
                <span className="mark" aria-hidden="true">
                  {state === 'done' ? <Icon name="check" size={18} /> : at + 1}
                </span>
                <span className="words">
                  <b>
                    {step.title}
                    {state === 'done' && <span className="visually-hidden"> ({doneLabel})</span>}
                  </b>
                  {step.description && <small>{step.description}</small>}
                </span>
              </Way>
            </li>
          );
        })}
      </List>
    </Root>
  );
}

interface WayProps {
  step: StepperStep;
  isDone: boolean;
  onPick: (() => void) | undefined;
  children: ReactNode;
}

/** Only what is done can be gone back to. */
function Way({ step: { href }, isDone, onPick, children }: WayProps) {
  const anchor = useAnchor(href ?? '');
  if (isDone && href)
    return (
      <Anchor as={anchor} className="way" href={href}>
        {children}
      </Anchor>
    );
  if (isDone && onPick)
    return (
      <button type="button" className="way" onClick={onPick}>
        {children}
      </button>
    );
  return <div className="way">{children}</div>;
}
