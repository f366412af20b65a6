/**
 * The one allow-list of rich text: the editor offers it, the server cleans by it on save,
 * the design system styles it.
 */
export const RICH_TEXT = {
  tags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'pre',
  ],
  attributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
  schemes: ['http', 'https', 'mailto', 'tel'],
  maxLength: 50_000,
} as const;
