import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** One change of the session: the id under which the server takes it back, and what it was, in words. */
export type Step = { changeId: string; label: string };

type Steps = { done: readonly Step[]; undone: readonly Step[] };

/** The changes of the session, to take back and to make again. They outlive the screen they were made on. */
export class StepStore {
  #steps: Steps = { done: [], undone: [] };
  readonly #listeners = new Set<() => void>();

  readonly get = (): Steps => this.#steps;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** A change was made: what was taken back before cannot be made again. */
  made(step: Step): void {
    this.#set({ done: [...this.#steps.done, step], undone: [] });
  }
  /** The newest change was taken back by another, which takes it back again. */
  undone(step: Step): void {
    this.#set({ done: this.#steps.done.slice(0, -1), undone: [...this.#steps.undone, step] });
  }
  redone(step: Step): void {
    this.#set({ done: [...this.#steps.done, step], undone: this.#steps.undone.slice(0, -1) });
  }
  /** A step that the server refuses for good. */
  drop(which: 'undo' | 'redo'): void {
    const { done, undone } = this.#steps;
    this.#set(which === 'undo' ? { done: done.slice(0, -1), undone } : { done, undone: undone.slice(0, -1) });
  }
  #set(steps: Steps): void {
    this.#steps = steps;
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<QueryClient, StepStore>();

/** The changes of this session: one store a console. */
export function stepsOf(client: QueryClient): StepStore {
  const store = stores.get(client) ?? new StepStore();
  stores.set(client, store);
  return store;
}

export const useSteps = (store: StepStore): Steps => useSyncExternalStore(store.subscribe, store.get);
