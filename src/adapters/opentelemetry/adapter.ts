import type { Tracer } from '../../ports/driven/monitoring/tracer.ts';
import { isTracing, variables, type Read } from './variables.ts';

type Given = Readonly<Record<string, string | undefined>>;

const issues = (given: Given): readonly string[] => {
  const batch = Number(given['OTEL_BSP_MAX_EXPORT_BATCH_SIZE'] ?? 512);
  return batch > Number(given['OTEL_BSP_MAX_QUEUE_SIZE'] ?? 2048)
    ? ['OTEL_BSP_MAX_EXPORT_BATCH_SIZE must not be greater than OTEL_BSP_MAX_QUEUE_SIZE']
    : [];
};

/** Traces over OTLP. Without the variables that turn them on, no package is loaded. */
export const tracer = {
  variables,
  issues,
  /** Returns undefined if traces are off. `report` receives a line when spans cannot be sent. */
  open: async (
    read: Read,
    { report }: { readonly report: (line: string) => void },
  ): Promise<Tracer | undefined> => {
    if (!isTracing(read)) return undefined;
    const { openTelemetryTracer } = await import('./index.ts');
    return openTelemetryTracer({ ...read, report });
  },
};
