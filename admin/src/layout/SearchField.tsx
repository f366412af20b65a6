import { TextField } from '@prospectus/design-system';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const DEBOUNCE_MS = 250;

type SearchFieldProps = {
  label: string;
  value: string;
  /** Called with the typed words, trimmed, at a pause in typing and when the field is left. */
  onChange: (words: string) => void;
  /** Whether the dialog around it puts the focus here. */
  isFirst?: boolean;
};

/** A search that starts at a pause in typing, and that follows its value where a link, Back or a button changes it. */
export function SearchField({ label, value, onChange, isFirst = false }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const seen = useRef<{ value: string; awaited: string[] }>({ value, awaited: [] });
  const { key } = useLocation();
  // Before the pause can end.
  useLayoutEffect(() => {
    const { value: before, awaited } = seen.current;
    // The value comes back later than it was sent: by then more may have been typed.
    const at = awaited.lastIndexOf(value);
    const isOwn = at !== -1 || (value === before && awaited.length === 0);
    if (!isOwn) setTyped(value);
    seen.current = { value, awaited: isOwn ? awaited.slice(at + 1) : [] };
  }, [value, key]);
  const search = () => {
    const words = typed.trim();
    const { awaited } = seen.current;
    if (words === (awaited.at(-1) ?? value)) return;
    awaited.push(words);
    onChange(words);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const pause = setTimeout(() => onPause(), DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      // A click elsewhere may clear the search: the words are sent before it.
      onBlur={search}
      {...(isFirst && { 'data-autofocus': '' })}
    />
  );
}
