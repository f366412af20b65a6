import { Title, useOf } from '@storybook/addon-docs/blocks';
import { componentFacts } from './facts.ts';
import { Accessibility } from './Accessibility.tsx';
import { Code } from './Code.tsx';
import { PageHead } from './PageHead.tsx';
import { Style } from './Style.tsx';
import { Usage } from './Usage.tsx';

/** The page of one component: made from its stories, its types, its source and its guide. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts = componentFacts[preparedMeta.title];
  if (!facts) return <Title />;
  return (
    <div className="doc sb-unstyled">
      <PageHead facts={facts} />
      <Usage facts={facts} />
      <Code facts={facts} />
      <Style facts={facts} />
      <Accessibility facts={facts} />
    </div>
  );
}
