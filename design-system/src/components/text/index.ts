export { breakableAtSign } from './breakable-at-sign.tsx';
export { DateTime, type DateTimeProps } from './DateTime/DateTime.tsx';
export { type DateFormat, formatDate } from './DateTime/format-date.ts';
export { Heading, type HeadingLevel, type HeadingProps } from './Heading/Heading.tsx';
export { formatRupees } from './Price/format-rupees.ts';
export { Price, type PriceProps } from './Price/Price.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { withWholeWords } from './whole-words.tsx';
