import { arch, archPath, C, circle, clipped, type Drawing, ellipse, ground, lattice, path, star } from './shapes.ts';

type Hair = 'short' | 'long' | 'bun' | 'turban' | 'scarf' | 'curls' | 'plait' | 'side';
/** How a person is drawn: flat, without a face, so that nobody takes it for a photograph of somebody. */
export type Person = {
  skin: string;
  hair: string;
  style: Hair;
  cloth: string;
  collar?: 'shirt' | 'kurta' | 'sari' | 'gown';
  glasses?: boolean;
  beard?: boolean;
  bindi?: boolean;
  backdrop?: 'paper' | 'lilac' | 'ink' | 'glow';
};

const BACKDROPS = {
  paper: [C.tint, C.paper, C.sand],
  lilac: [C.lilac, C.paper, C.haze],
  ink: [C.ink, C.indigo, '#4a459c'],
  glow: [C.glow, C.paper, '#f2d79c'],
} as const;

/** A bust in front of an arched window, in a square. */
export function portrait({ backdrop = 'paper', ...person }: Person, size = 256): Drawing {
  const [wall, window, line] = BACKDROPS[backdrop];
  const frame = archPath(38, 22, 180, 240);
  const inside =
    ground(256, 256, wall) +
    clipped('w', frame, ground(256, 256, window) + lattice({ x: 38, y: 22, w: 180, h: 240 }, 45, { line, width: 2 })) +
    arch(38, 22, 180, 240, { stroke: line, width: 4 }) +
    hairBehind(person) +
    body(person) +
    head(person) +
    hairBefore(person);
  return {
    width: size,
    height: size,
    inside: size === 256 ? inside : `<g transform="scale(${size / 256})">${inside}</g>`,
  };
}

function body({ cloth, skin, collar = 'kurta' }: Person): string {
  const shade = 'rgba(26,24,64,.16)';
  const shoulders = path('M28 262C30 214 62 196 104 190H152C194 196 226 214 228 262Z', { fill: cloth });
  const neck =
    path('M108 150H148V188C148 202 108 202 108 188Z', { fill: skin }) +
    path('M108 166C120 178 136 178 148 166V176C136 186 120 186 108 176Z', { fill: shade });
  const necks = {
    shirt:
      path('M104 190L128 214L152 190L160 198L136 232L128 220L120 232L96 198Z', { fill: C.white }) +
      path('M128 220V262', { stroke: shade, width: 3 }),
    kurta:
      path('M106 188C112 206 144 206 150 188L154 192C146 216 110 216 102 192Z', { fill: C.paper }) +
      path('M128 212V250', { stroke: C.paper, width: 5 }) +
      [222, 236].map((y) => circle(128, y, 2.6, { fill: cloth })).join(''),
    sari:
      path('M150 189C120 204 78 226 62 262H150C160 236 168 212 176 196Z', { fill: C.marigold }) +
      path('M150 189C124 204 88 226 74 262', { stroke: C.clay, width: 4 }),
    gown:
      path('M104 190L128 262L152 190L172 196L144 262H112L84 196Z', { fill: C.marigold }) +
      path('M128 216V262', { stroke: C.ink, width: 3 }),
  };
  return shoulders + neck + necks[collar];
}

function head({ skin, glasses, beard, bindi, hair }: Person): string {
  const ears = circle(86, 118, 10, { fill: skin }) + circle(170, 118, 10, { fill: skin });
  const face = path(
    'M88 104C88 70 106 58 128 58C150 58 168 70 168 104C168 140 150 166 128 166C106 166 88 140 88 104Z',
    { fill: skin },
  );
  const chin = beard
    ? path(
        'M88 112C92 124 104 128 128 128C152 128 164 124 168 112C168 146 150 172 128 172C106 172 88 146 88 112ZM110 138C118 146 138 146 146 138C140 132 116 132 110 138Z',
        { fill: hair },
      )
    : '';
  const lenses = glasses
    ? circle(110, 112, 13, { stroke: C.ink, width: 3 }) +
      circle(146, 112, 13, { stroke: C.ink, width: 3 }) +
      path('M123 111C126 108 130 108 133 111M97 110L87 107M159 110L169 107', { stroke: C.ink, width: 3 })
    : '';
  return ears + face + chin + lenses + (bindi ? circle(128, 90, 3.4, { fill: C.clay }) : '');
}

function hairBehind({ style, hair }: Person): string {
  if (style === 'long')
    return path(
      'M80 104C76 56 102 40 128 40C154 40 180 56 176 104C178 150 188 178 180 206C156 216 100 216 76 206C68 178 78 150 80 104Z',
      { fill: hair },
    );
  if (style === 'bun') return circle(128, 42, 22, { fill: hair });
  if (style === 'curls')
    return [
      [88, 74],
      [104, 54],
      [128, 46],
      [152, 54],
      [168, 74],
      [174, 98],
      [82, 98],
      [84, 122],
      [172, 122],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 19, { fill: hair }))
      .join('');
  if (style === 'plait')
    return (
      path('M82 104C78 58 102 42 128 42C154 42 178 58 174 104L176 140H80Z', { fill: hair }) +
      path('M84 130V150H80ZM172 130V150H176Z', { fill: hair })
    );
  return '';
}

function hairBefore({ style, hair, cloth }: Person): string {
  const crown = path('M84 106C80 62 104 46 128 46C152 46 176 62 172 106C166 84 152 76 128 76C104 76 90 84 84 106Z', {
    fill: hair,
  });
  const front =
    path('M84 108C80 60 106 48 128 48C150 48 176 60 172 108C166 82 150 72 128 66C106 72 90 82 84 108Z', {
      fill: hair,
    }) + path('M128 48V67', { stroke: 'rgba(255,255,255,.25)', width: 2 });
  switch (style) {
    case 'turban':
      return (
        path('M80 100C72 52 100 30 128 30C156 30 184 52 176 100C160 84 144 78 128 78C112 78 96 84 80 100Z', {
          fill: hair,
        }) +
        path('M84 86C102 66 120 52 150 36M80 98C100 78 124 62 164 48M92 56C116 56 152 70 174 92', {
          stroke: 'rgba(255,255,255,.35)',
          width: 3,
        })
      );
    case 'scarf':
      return (
        path(
          'M74 118C66 54 98 34 128 34C158 34 190 54 182 118C184 158 200 190 208 214C178 244 78 244 48 214C56 190 72 158 74 118ZM92 110C92 144 108 168 128 168C148 168 164 144 164 110C164 82 150 70 128 70C106 70 92 82 92 110Z',
          { fill: hair, more: 'fill-rule="evenodd"' },
        ) + path('M92 148C104 178 152 178 164 148', { stroke: 'rgba(255,255,255,.3)', width: 3 })
      );
    case 'side':
      return path(
        'M84 108C78 60 104 44 132 46C160 48 178 66 172 108C168 92 164 84 158 80C140 92 110 88 96 78C90 84 86 94 84 108Z',
        { fill: hair },
      );
    case 'long':
      return front;
    case 'plait':
      return (
        front +
        [166, 184, 202, 220, 238]
          .map((y, step) =>
            ellipse(172 - step * 1.5, y, 11 - step * 0.8, 12, {
              fill: hair,
              stroke: 'rgba(255,255,255,.18)',
              width: 1.5,
            }),
          )
          .join('')
      );
    case 'curls':
      return path('M84 106C82 66 104 52 128 52C152 52 174 66 172 106C166 88 152 80 128 80C104 80 90 88 84 106Z', {
        fill: hair,
      });
    case 'bun':
    case 'short':
      return crown;
    default:
      return star(0, 0, 0, { fill: cloth });
  }
}
