import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useAnchor } from '../components/actions/Link/LinkProvider.tsx';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

/** Props of {@link PageLinks}. */
export interface PageLinksProps {
  /** Number of the current page, from 1. */
  page: number;
  /** Number of pages; a single one shows nothing. */
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** The pages of a long list: MUI's pagination as links, so that every page has an address. */
export function PageLinks({ page, pages, href }: PageLinksProps) {
  const texts = useTextsOf(allTexts);
  const anchor = useAnchor(href(1));
  if (pages <= 1) return null;
  return (
    <Pagination
      aria-label={texts.pages}
      page={page}
      count={pages}
      getItemAriaLabel={(type, to) =>
        type === 'previous' || type === 'next' ? texts[type] : fill(texts.position, { page: to ?? 1, pages })
      }
      renderItem={(item) => (
        <PaginationItem
          {...item}
          // The link itself leads to the page.
          onClick={undefined}
          {...(item.page !== null && !item.disabled && { component: anchor, href: href(item.page) })}
          page={item.page?.toLocaleString('en-IN')}
        />
      )}
    />
  );
}
