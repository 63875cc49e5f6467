import { idleField, type Tracer } from '../../ports/driven/monitoring/tracer.ts';
import { inSpan } from './in-span.ts';

/** Runs one turn of background work. `isIdle`: whether a result means that there was nothing to do. */
export type RunTurn = <T>(
  name: string,
  turn: () => Promise<T>,
  isIdle?: (result: T) => boolean,
) => Promise<T>;

export const untraced: RunTurn = (_name, turn) => turn();

/** Each turn is a trace, unless it found nothing to do. */
export const tracedTurns =
  (tracer: Tracer): RunTurn =>
  (name, turn, isIdle = () => false) => {
    const span = tracer.turn(name);
    return inSpan(span, async () => {
      const result = await turn();
      if (isIdle(result)) span.add({ [idleField]: true });
      return result;
    });
  };
