import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { AppTheme, createStyleCache } from '@prospectus/design-system';
import {
  colourVariables,
  darkColours,
  fontFamily,
  fontSize,
  lightColours,
  lineHeight,
} from '@prospectus/design-system/tokens';

/** Props of {@link Stage}. */
export interface StageProps {
  scheme: Scheme;
  label: string;
  children: ReactNode;
}

/** The colour schemes of a story. */
export type Scheme = keyof typeof schemes;

const schemes = { light: lightColours, dark: darkColours };

/**
 * A story in its own colour scheme, next to others on the page. A shadow root keeps ids, radio groups and styles of two
 * copies and of the page apart.
 */
export function Stage({ scheme, label, children }: StageProps) {
  const [root, setRoot] = useState<ShadowRoot>();
  const host = useCallback((element: HTMLDivElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  const cache = useMemo(() => root && createStyleCache({ container: root }), [root]);
  return (
    <div ref={host} className="doc-stage" role="group" aria-label={label} data-scheme={scheme}>
      {root &&
        cache &&
        createPortal(
          <AppTheme scheme={scheme} styleCache={cache}>
            <div style={{ ...colourVariables(schemes[scheme]), ...ground, colorScheme: scheme }}>{children}</div>
          </AppTheme>,
          root,
        )}
    </div>
  );
}

// Global styles do not reach into the shadow root.
const ground = {
  padding: 20,
  background: 'var(--ds-page)',
  color: 'var(--ds-text)',
  fontFamily: fontFamily.text,
  fontSize: fontSize.body,
  fontWeight: 400,
  lineHeight: lineHeight.normal,
  overflowWrap: 'break-word',
  textAlign: 'start',
} as const;
