export { tracer as opentelemetry } from '../../../adapters/opentelemetry/adapter.ts';
