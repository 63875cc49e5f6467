import type { Tracer } from '../../ports/driven/monitoring/tracer.ts';
import { chosen, type Settings } from './pluggable/index.ts';

/** The only place that chooses where traces are sent; undefined if traces are off. */
export const openTracer = async (
  { settings }: { readonly settings: Settings },
  report: (line: string) => void,
): Promise<Tracer | undefined> => {
  const tracer = chosen('tracers', settings);
  return tracer?.adapter.open(tracer.read, { report });
};
