import type { Tracer } from '../../ports/driven/monitoring/tracer.ts';
import type { Adapters } from '../features/wiring/supplies.ts';
import { tracedMethods, type Boundary } from './traced-methods.ts';

interface Systems {
  /** The ports of the store. */
  readonly stored: readonly string[];
  /** The kind of the store, as `db.system.name` of the semantic conventions. */
  readonly store: string;
  /** Whether several processes count rates together. */
  readonly sharedLimiter: boolean;
  /** Whether tracks are searched on a server. */
  readonly sharedIndex: boolean;
}

const outside: Boundary = { kind: 'client' };
const inside: Boundary = { kind: 'internal' };

/** Ports, apart from those of the store, whose calls wait for another program, a disk or a long computation. */
const boundaries: { readonly [Port in keyof Adapters]?: Boundary } = {
  mediaStore: outside,
  fetcher: outside,
  mailer: outside,
  paymentProvider: outside,
  identity: outside,
  audioProcessor: inside,
  audioAnalyzer: inside,
  imageProcessor: inside,
  inspector: inside,
  deliveryReader: inside,
  passwords: inside,
  index: inside,
};

/** Returns the ports, with the calls of those that take long as spans. */
export const tracedPorts = <Ports extends Partial<Adapters>>(
  ports: Ports,
  tracer: Tracer,
  { stored, store, sharedLimiter, sharedIndex }: Systems,
): Ports => {
  const isStored = new Set(stored);
  const ofStore: Boundary = { kind: 'client', fields: { 'db.system.name': store } };
  const ofLimiter: Boundary = { kind: 'client', fields: { 'db.system.name': 'redis' } };
  const ofIndex: Boundary = { kind: 'client', fields: { 'db.system.name': 'opensearch' } };
  const boundaryOf = (name: string): Boundary | undefined => {
    if (isStored.has(name)) return ofStore;
    if (name === 'limiter') return sharedLimiter ? ofLimiter : undefined;
    if (name === 'index' && sharedIndex) return ofIndex;
    return boundaries[name as keyof Adapters];
  };
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => {
      const boundary = boundaryOf(name);
      return [name, boundary ? tracedMethods(port as object, name, { tracer, boundary }) : port];
    }),
  ) as Ports;
};
