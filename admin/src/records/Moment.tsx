const SHORT = new Intl.DateTimeFormat('en-IN', { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false });

/** A point in time, in the reader's own time zone. */
export function Moment({ at }: { at: unknown }) {
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return <span>—</span>;
  return <time dateTime={at} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{SHORT.format(new Date(at))}</time>;
}
