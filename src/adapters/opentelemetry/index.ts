export { openTelemetryTracer } from './tracer.ts';
