import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontWeight, radius, space } from '../../../tokens/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { HeadingLevel } from '../../text/Heading/Heading.tsx';
import { useClearedFilters } from './use-cleared-filters.ts';

/** Props of {@link FilterBar}; the form's own, such as `onSubmit` and `onChange`, are passed on. */
export interface FilterBarProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'results'> {
  /** The fields: uncontrolled, each named after its parameter of the address, with `defaultValue` from the address. */
  children: ReactNode;
  /** Address of the list. The form sends its fields there with GET, also without script. */
  action: string;
  /** Address of the list without any filter. */
  clearHref: string;
  /** Whether the address has a filter: only then there is something to clear. */
  isFiltered: boolean;
  /** Number of results of the address; announced when it changes. */
  count: number;
  /** The list; the empty state replaces it when `count` is 0. */
  results: ReactNode;
  /** For an application without a router: `preventDefault` stops the browser from following `clearHref`. */
  onClear?: MouseEventHandler<HTMLElement> | undefined;
  label?: string | undefined;
  applyLabel?: string | undefined;
  clearLabel?: string | undefined;
  /** '24 books' instead of '24 results'. */
  countLabel?: ((count: number) => string) | undefined;
  emptyTitle?: string | undefined;
  emptyText?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

/** Fields that narrow down a list whose filters are in the address: a GET form that works without script. */
export function FilterBar(props: FilterBarProps) {
  const texts = useTexts().filterBar;
  const { children, action, clearHref, isFiltered, count, results, onClear, ...more } = props;
  const { label = texts.label, applyLabel = texts.apply, clearLabel = texts.clear, ...others } = more;
  const { countLabel = texts.count, emptyTitle = texts.empty, emptyText = texts.emptyText, ...rest } = others;
  const { headingLevel, ...form } = rest;
  const { area, status, formKey } = useClearedFilters(isFiltered);
  const clear = (
    <Button href={clearHref} variant="quiet" startIcon="close" onClick={onClear}>
      {clearLabel}
    </Button>
  );
  return (
    <div {...area}>
      <Form key={formKey} {...form} role="search" aria-label={label} action={action} method="get" data-print="no">
        <div className="fields">{children}</div>
        <Button type="submit">{applyLabel}</Button>
      </Form>
      <Summary>
        <p ref={status} role="status" tabIndex={-1}>
          {countLabel(count)}
        </p>
        {isFiltered && count > 0 && clear}
      </Summary>
      {count > 0 ? (
        results
      ) : (
        <EmptyState
          title={emptyTitle}
          text={emptyText}
          headingLevel={headingLevel}
          action={isFiltered ? clear : undefined}
        />
      )}
    </div>
  );
}

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  alignItems: 'end',
  padding: space(2.5),
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& > .fields': {
    display: 'grid',
    flex: '1 1 260px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: space(2),
    minWidth: 0,
  },
});

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  marginBlock: space(1.5),
  '& > p': { margin: 0, fontWeight: fontWeight.semibold, fontVariantNumeric: 'tabular-nums' },
  // It takes focus only so that reading continues here.
  '& > p:focus-visible': { outline: 'none', boxShadow: 'none' },
});
