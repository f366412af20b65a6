/** The allow-list of rich text, for the editor, the server's sanitiser and the design system. */
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
    'img',
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  schemes: ['http', 'https', 'mailto', 'tel'],
  maxLength: 50_000,
} as const;

/** Whether the source of a picture is a file of the media library; `#` may be followed by its id. */
export const isTextPicture = (src: string): boolean =>
  /^\/media\/[0-9a-f]{64}\.(png|jpg|webp|avif)(#[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/.test(src);
