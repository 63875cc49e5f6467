import { ApiProblem } from '@platform-licensing/client';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Queue } from './queue/queue.ts';

interface QueueSlot {
  /** Returns the queue of the session, which the first call creates. */
  readonly open: (create: () => Queue) => Queue;
  readonly queue: () => Queue | undefined;
}

const emptySlot = (): QueueSlot => {
  let queue: Queue | undefined;
  return { open: (create) => (queue ??= create()), queue: () => queue };
};

const SlotContext = createContext<QueueSlot>(emptySlot());
export const useQueueSlot = (): QueueSlot => use(SlotContext);

const unsent: ReadonlySet<string> = new Set(['waiting', 'reading', 'sending']);

/** Has the queue of uploads while a member is signed in: it continues on every page of the studio, and after the browser was offline. */
export const QueueProvider = ({ children }: { readonly children: ReactNode }) => {
  const [slot] = useState(emptySlot);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const files = slot.queue()?.read() ?? [];
      if (files.some(({ state }) => unsent.has(state.kind))) event.preventDefault();
    };
    const again = () => {
      for (const { id, state } of slot.queue()?.read() ?? [])
        if (state.kind === 'stopped' && !(state.error instanceof ApiProblem)) slot.queue()?.resume(id);
    };
    globalThis.addEventListener('beforeunload', warn);
    globalThis.addEventListener('online', again);
    return () => {
      globalThis.removeEventListener('beforeunload', warn);
      globalThis.removeEventListener('online', again);
      slot.queue()?.close();
    };
  }, [slot]);
  return <SlotContext value={slot}>{children}</SlotContext>;
};
