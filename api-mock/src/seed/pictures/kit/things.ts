/* Things, each on the middle of its foot, and what is behind a person in a window. Lines are read as in person-parts.ts. */

export const THINGS = {
  hungLamp: `
    glow~ O0 34 100
    line- M0 -400L0 0
    marigold M-34 26C-30 4 30 4 34 26Z
    white M-11 26C-8 42 8 42 11 26Z
  `,
  deskLamp: `
    glow~ O-44 -74 96
    line- M0 -6L14 -62L-22 -106
    violet M-22 0C-18 -14 18 -14 22 0Z
    marigold M-12 -118L-30 -104C-62 -108 -66 -86 -66 -78L-14 -84Z
  `,
  lantern: `
    glow~ O0 -30 110
    line- M-16 -46C-16 -84 16 -84 16 -46
    white M-18 -10C-26 -26 -20 -42 -13 -48L13 -48C20 -42 26 -26 18 -10Z
    marigold~ M0 -40C12 -24 6 -14 0 -14C-6 -14 -12 -24 0 -40Z
    indigo M-22 -10L22 -10L22 0L-22 0Z
    indigo M-13 -54L13 -54L13 -47L-13 -47Z
  `,
  counter: `
    paper M-10 18L410 18L410 538L-10 538Z
    white M-10 0L410 0L410 18L-10 18Z
  `,
  laptop: `
    haze M-55 -68.2L55 -68.2L55 0L-55 0Z
    white~ O0 -35.2 6
    white M-65 -6L65 -6L65 2L-65 2Z
  `,
  phone: `indigo M-11 -36L11 -36L11 2L-11 2Z`,
  cup: `
    line- M14 -22C26 -22 26 -8 12 -8
    white M-15 -28L15 -28L11 0L-11 0Z
    haze- M-6 -36C-12 -44 0 -48 -6 -58M6 -36C0 -44 12 -48 6 -58
  `,
  books: `
    indigo M-39 -14L39 -14L39 0L-39 0Z
    haze- M-29 -7L-13 -7
    white M-33 -28L37 -28L37 -14L-33 -14Z
    seam- M-23 -21L-7 -21
    haze M-39 -42L23 -42L23 -28L-39 -28Z
    seam- M-29 -35L-13 -35
    violet M-33 -56L45 -56L45 -42L-33 -42Z
    haze- M-23 -49L-7 -49
  `,
  sheet: `
    white M-54 0L-34 -18L46 -18L34 0Z
    haze- M-30 -12L30 -12M-34 -6L4 -6
  `,
  openBook: `
    violet M0 0C-12 -8 -33 -8 -39 -4L-39 -48C-33 -52 -12 -52 0 -44C12 -52 33 -52 39 -48L39 -4C33 -8 12 -8 0 0Z
    haze- M0 0L0 -44
  `,
  pen: `seam= M0 0L16 -30`,
  clock: `
    white O0 0 25
    line- M0 0L0 -14M0 0L11 5
  `,
  plant: `
    haze M0 -26Q-36 -44 -22 -70Q-10 -36 0 -26Z
    haze M0 -26Q-14 -58 0 -84Q12 -50 0 -26Z
    haze M0 -26Q8 -40 22 -66Q34 -32 0 -26Z
    white M-20 -30L20 -30L14 0L-14 0Z
  `,
  shelf: `
    indigo M-54 -26L-28 -26L-28 0L-54 0Z
    white M-20 -35L6 -35L6 0L-20 0Z
    haze M14 -44L40 -44L40 0L14 0Z
    sand M-60 0L60 0L60 8L-60 8Z
  `,
  sash: `
    sky M-55 -130L55 -130L55 0L-55 0Z
    seam- M0 -130L0 0M-55 -65L55 -65
    line- M-55 -130L55 -130L55 0L-55 0Z
    white M-63 0L63 0L63 9L-63 9Z
  `,
  hills: `
    haze M-10 30L60 -46L104 -8L178 -92L262 0L316 -52L410 24L410 530L-10 530Z
    white M150 -62L178 -92L206 -61L190 -68L178 -56L164 -68Z
    violet M-10 50C80 4 170 60 260 24C320 0 370 16 410 40L410 530L-10 530Z
  `,
  field: `
    paper M-10 0C100 -14 300 -14 410 0L410 530L-10 530Z
    haze- M200 -8L60 530M200 -8L340 530M170 -9L-30 460M230 -9L430 460M140 -8L-30 40M260 -8L430 40
  `,
  tree: `
    white M-9 0L-6 -102L6 -102L9 0Z
    violet M-58 -88.4C-84 -136 -44 -180.2 -6 -170C30 -190.4 82 -142.8 58 -91.8C30 -74.8 -30 -74.8 -58 -88.4Z
  `,
  carriage: `
    wall M-10 0L410 0L410 530L-10 530Z
    sky M-30 150L160 150L160 320L-30 320Z
    sky M176 150L426 150L426 320L176 320Z
    line- M-30 150L160 150L160 320L-30 320Z
    line- M176 150L426 150L426 320L176 320Z
    line- M-10 126L410 126M-10 338L410 338
    seam- M60 126L60 142M340 126L340 142
  `,
  seat: `
    violet M-85 530L-85 24C-85 0 -75 -10 -55 -10L55 -10C75 -10 85 0 85 24L85 530Z
    haze- M-67 16L67 16
  `,
  blackboard: `
    indigo M-80 -100L80 -100L80 0L-80 0Z
    haze- M-60 -72L-8 -72M-60 -50L-24 -50M19.2 -26L41.6 -70L64 -26Z
  `,
  moon: `white~ M0 -20C-26 -20 -26 20 0 20C-10 10 -10 -10 0 -20Z`,
  stars: `haze= M70 170L70 170M118 120L118 120M168 74L168 74M236 96L236 96M290 132L290 132M340 190L340 190M318 244L318 244M56 250L56 250M200 140L200 140`,
} as const;
