/** The mark in a box of 40 by 40: an eight-pointed star, a meridian through it, a marigold dot where it is crossed. */
export const logoMark = {
  star: 'M9 9h22v22H9zM20 4.4 35.6 20 20 35.6 4.4 20z',
  meridian: 'M20 4.4v31.2M20 4.4c6.4 9.7 6.4 21.5 0 31.2-6.4-9.7-6.4-21.5 0-31.2',
  dot: 3.2,
};
