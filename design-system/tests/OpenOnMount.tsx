import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** For stories of open panels: clicks the first visible control once. */
export function OpenOnMount({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) return;
    isPressed.current = true;
    const controls = box.current?.querySelectorAll<HTMLElement>('summary, button') ?? [];
    [...controls].find((control) => control.checkVisibility())?.click();
  }, []);
  return (
    <div ref={box} style={{ minHeight: 440 }}>
      {children}
    </div>
  );
}
