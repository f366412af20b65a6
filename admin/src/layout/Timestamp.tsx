/** A point in time, in the reader's own time zone; the year only where it is another one. */
export function Moment({ at }: { at: unknown }) {
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return <span>—</span>;
  const moment = new Date(at);
  return (
    <time
      dateTime={at}
      title={FULL.format(moment)}
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {(moment.getFullYear() === THIS_YEAR ? SHORT : DATED).format(moment)}
    </time>
  );
}

const THIS_YEAR = new Date().getFullYear();
const FULL = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'long' });
const SHORT = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const DATED = new Intl.DateTimeFormat('en-IN', { day: '2-digit', month: 'short', year: 'numeric' });
