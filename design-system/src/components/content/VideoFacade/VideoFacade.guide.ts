import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A picture that becomes a video’s player when pressed.',
  use: ['For every video from another site: nothing is fetched from there before the press.'],
  avoid: ['For a decorative loop: leave it out.', 'For a video that must play at once: nobody asked for the sound.'],
  do: [
    { story: 'WithThumbnail', text: 'The thumbnail is decoration, since the title is on the mark.' },
    { story: 'MissingThumbnail', text: 'Without a thumbnail the title’s lattice is drawn.' },
  ],
  dont: [
    { text: 'Do not name it “Video”: say what is seen.' },
    { text: 'Do not offer a talk without captions or a transcript.' },
  ],
  anatomy: ['Picture or lattice, 16 : 9', 'Mark with the title', 'Player, after the press'],
  keyboard: [{ keys: 'Enter', does: 'Starts the video in its place; with Ctrl in a tab of its own.' }],
  roles: ['A link named “Play video: …”, to the player; after the press an `iframe` named by the title.'],
  tested: ['Nothing of the player is in the page before the press.', 'Without script it leads to the player.'],
} satisfies Guide;
