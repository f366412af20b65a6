import { Link, Skeleton, Text } from '@prospectus/design-system';
import type { Usage } from '@prospectus/contract';

import { useText } from '../../texts/language-context.ts';

/** The records that refer to one, each a link to its form. */
export function WhereUsed({ uses, error }: { uses: readonly Usage[] | undefined; error: Error | null }) {
  const text = useText();
  if (error) return <Text size="small">{text('editing.uses.failed', { message: error.message })}</Text>;
  if (!uses)
    return (
      <div role="status" aria-label={text('editing.uses.loading')}>
        <Skeleton height={20} />
      </div>
    );
  if (uses.length === 0) return <Text size="small">{text('editing.uses.none')}</Text>;
  return (
    <>
      <Text size="small">{text('editing.uses.some', { smart_count: uses.length })}</Text>
      <ul>
        {uses.map(({ resource, id, title, field }) => (
          <li key={`${id} ${field}`}>
            <Link href={`/${resource}/${id}`}>{title || id}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
