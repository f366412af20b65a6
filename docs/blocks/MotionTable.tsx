import { useState } from 'react';
import { lightColours, motion } from '@prospectus/design-system/tokens';

/** The two speeds, with a button that shows each. */
export function MotionTable() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(motion).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <code>motion.{name}</code>
              </th>
              <td>{value}</td>
              <td>
                <div role="img" aria-label="A square that moves at this speed" style={{ width: 200 }}>
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
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button type="button" className="doc-button" onClick={() => setMoved(!moved)}>
          Move them
        </button>
      </p>
    </>
  );
}
