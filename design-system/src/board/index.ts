export { Board } from './Board.tsx';
export type { BoardCardFace, BoardColumn, BoardProps } from './board-props.ts';
