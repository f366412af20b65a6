import { createElement } from 'react';
import { useAnchor } from '../components/actions/Link/LinkProvider.tsx';
import type { BoardCardFace } from './board-props.ts';

export function CardFace({ face, tabIndex }: { face: BoardCardFace; tabIndex?: number }) {
  const anchor = useAnchor(face.href);
  return (
    <div className="face">
      <p className="title">{createElement(anchor, { href: face.href, draggable: false, tabIndex }, face.title)}</p>
      {face.lines.map((line) => (
        <p key={line} className="line">
          {line}
        </p>
      ))}
      <div className="foot">
        <span>{face.foot?.start}</span>
        {face.foot?.end}
      </div>
    </div>
  );
}
