import { useEffect, useEffectEvent, useState } from 'react';
import {
  Button,
  Callout,
  Form,
  Stack,
  StatusChip,
  type StatusTone,
  TextArea,
  TextField,
} from '@prospectus/design-system';

/** A record in the editor. */
export interface Faq {
  question: string;
  answer: string;
}

/** Props of {@link AnswerEditor}. */
export interface AnswerEditorProps {
  published: Faq;
  /** Saves a draft; throws on failure. */
  save: (draft: Faq) => Promise<void>;
  publish: (draft: Faq) => Promise<void>;
}

/** An editor that saves drafts automatically; visitors see a change when it is published. */
export function AnswerEditor({ published, save, publish }: AnswerEditorProps) {
  const [live, setLive] = useState(published);
  const [draft, setDraft] = useState(published);
  const [state, setState] = useState<State>('published');
  const [failure, setFailure] = useState<string>();
  const changed = draft.question !== live.question || draft.answer !== live.answer;

  const run = async (work: () => Promise<void>, during: State, after: State) => {
    setState(during);
    setFailure(undefined);
    try {
      await work();
      setState(after);
    } catch (error) {
      setState('unsaved');
      setFailure(error instanceof Error ? error.message : 'Something went wrong');
    }
  };
  const saveDraft = () => run(() => save(draft), 'saving', 'draft');
  useAutosave(state === 'unsaved' && !failure, draft, () => void saveDraft());
  useLeaveWarning(state === 'unsaved' || state === 'saving');

  const edit = (change: Partial<Faq>) => {
    setDraft({ ...draft, ...change });
    setState('unsaved');
    setFailure(undefined);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => publish(draft), 'publishing', 'published').then(() => setLive(draft));
      }}
      actions={
        <Stack direction="row" align="center" gap={1.5}>
          <Button type="submit" busy={state === 'publishing'} disabled={!changed && state === 'published'}>
            Publish
          </Button>
          {changed && (
            <Button
              variant="quiet"
              onClick={() => {
                setDraft(live);
                setState('published');
              }}
            >
              Discard the draft
            </Button>
          )}
          <span role="status">
            <StatusChip {...SHOWN[state]} />
          </span>
        </Stack>
      }
    >
      {failure && (
        <Callout tone="danger" role="alert" title="Not saved yet">
          {failure}{' '}
          <Button variant="quiet" size="small" onClick={() => void saveDraft()}>
            Try again
          </Button>
        </Callout>
      )}
      <TextField label="Question" value={draft.question} onChange={(event) => edit({ question: event.target.value })} />
      <TextArea label="Answer" value={draft.answer} onChange={(event) => edit({ answer: event.target.value })} />
    </Form>
  );
}

type State = 'published' | 'unsaved' | 'saving' | 'draft' | 'publishing';

const SHOWN = {
  published: { tone: 'success', label: 'Published' },
  unsaved: { tone: 'warning', label: 'Not saved yet' },
  saving: { tone: 'info', label: 'Saving…' },
  draft: { tone: 'info', label: 'Draft saved' },
  publishing: { tone: 'info', label: 'Publishing…' },
} satisfies Record<State, { tone: StatusTone; label: string }>;

const PAUSE_MS = 800;

/** Saves when the writer pauses. */
function useAutosave(due: boolean, draft: Faq, save: () => void) {
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    if (!due) return undefined;
    const pause = setTimeout(() => saveLatest(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [due, draft]);
}

/** Makes the browser warn before a tab with unsaved changes is closed. */
function useLeaveWarning(needed: boolean) {
  useEffect(() => {
    if (!needed) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [needed]);
}
