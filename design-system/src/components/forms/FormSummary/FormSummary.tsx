import type { MouseEvent, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontWeight, radius } from '../../../tokens/index.ts';
import { WarningMark } from '../Field/FieldError.tsx';

/** One invalid field. */
export interface FormProblem {
  /** Id of the control to go to; without it the message is plain text. */
  fieldId?: string | undefined;
  /** The field's label; the line starts with it, so the message can be the one shown at the field. */
  label?: string | undefined;
  message: string;
}

/** Props of {@link FormSummary}. */
export interface FormSummaryProps {
  problems: readonly FormProblem[];
  title?: string | undefined;
  /** For `ref.current?.focus()` after a failed submission. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** All errors of a form in one place, each line a link to its field. Renders nothing without errors. */
export function FormSummary({ problems, title, ref }: FormSummaryProps) {
  const texts = useTexts().formSummary;
  if (problems.length === 0) return null;
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <Title>
        <WarningMark />
        {title ?? texts.title}
      </Title>
      <List>
        {problems.map((problem) => (
          <li key={`${problem.fieldId ?? ''} ${problem.label ?? ''} ${problem.message}`}>
            <Line {...problem} />
          </li>
        ))}
      </List>
    </Box>
  );
}

function Line({ fieldId, label, message }: FormProblem) {
  const words = label ? `${label}: ${message}` : message;
  if (!fieldId) return words;
  return (
    <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
      {words}
    </a>
  );
}

// A plain link scrolls, but does not focus the field.
function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const Box = styled('div')({
  padding: '14px 16px',
  color: colour.text,
  background: colour.dangerTint,
  border: `1px solid ${colour.danger}`,
  borderLeftWidth: 4,
  borderRadius: radius.medium,
});

const Title = styled('p')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  margin: 0,
  fontWeight: fontWeight.semibold,
  '& svg': { color: colour.danger },
});

const List = styled('ul')({
  margin: '6px 0 0',
  paddingLeft: 26,
  listStyle: 'none',
  '& li': { paddingBlock: 2 },
  '& a': { color: 'inherit', fontWeight: fontWeight.medium, textUnderlineOffset: 3 },
});
