import { createContext } from 'react';

/** A screen above another: what it is called, and its path. */
export type Parent = { label: string; href: string };

/** The screens above the one at a path, the topmost first. */
export const ParentsContext = createContext<(path: string) => readonly Parent[]>(() => []);
