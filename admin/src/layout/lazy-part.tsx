import { Button, ErrorState } from '@prospectus/design-system';
import { type ComponentType, Suspense, use, useState } from 'react';

import { useText } from '../texts/language-context.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

type Loaded<Props> = { Part: ComponentType<Props> } | { failed: true };

/**
 * A component whose code is loaded when it is first shown, with `Waiting` in its place until then. Where the code does not
 * arrive, the rest of the page stays and it can be asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> | ComponentType = Nothing,
  headingLevel: 1 | 2 = 2,
): ComponentType<Props> {
  let loading: Promise<Loaded<Props>> | undefined;
  const begin = () =>
    (loading ??= load().then(
      (Part) => ({ Part }),
      () => ({ failed: true as const }),
    ));
  function Content(props: Props) {
    const [, setAttempt] = useState(0);
    const loaded = use(begin());
    if ('Part' in loaded) return <loaded.Part {...props} />;
    const again = () => {
      loading = undefined;
      setAttempt((attempt) => attempt + 1);
    };
    return <NotLoaded headingLevel={headingLevel} onRetry={again} />;
  }
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Content {...props} />
      </Suspense>
    );
  };
}

const Nothing = () => null;

export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> | ComponentType = PageSkeleton,
) => lazyPart(load, Waiting, 1);

function NotLoaded({ headingLevel, onRetry }: { headingLevel: 1 | 2; onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={text('shell.notLoaded.title')}
      text={text('shell.notLoaded.text')}
      onRetry={onRetry}
      action={
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {text('shell.notLoaded.reload')}
        </Button>
      }
    />
  );
}
