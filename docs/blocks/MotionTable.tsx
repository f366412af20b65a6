import { useState } from 'react';
import { lightColours, motion } from '@prospectus/design-system/tokens';
import { Table } from '../component-page/Table.tsx';

/** The two speeds, with a button that shows each. */
export function MotionTable() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Table
        head={['Token', 'Value', 'Here']}
        rows={Object.entries(motion).map(([name, value]) => [
          `\`motion.${name}\``,
          value,
          <div key={name} role="img" aria-label="A square that moves at this speed" style={{ width: 200 }}>
            <div
              className="doc-moves"
              style={{
                width: 32,
                height: 32,
                background: lightColours.action,
                borderRadius: 6,
                transform: moved ? 'translateX(168px)' : 'none',
                transition: `transform ${value}`,
              }}
            />
          </div>,
        ])}
      />
      <p>
        <button type="button" className="doc-button" onClick={() => setMoved(!moved)}>
          Move them
        </button>
      </p>
    </>
  );
}
