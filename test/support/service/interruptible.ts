/** Receives the arguments of the method before it runs. */
type Act = (...given: readonly unknown[]) => Promise<unknown>;

/** Runs something between two steps of a use case: before the next call of a method of a port. */
export interface Interruptions<Ports extends object> {
  /** Runs `act` before each of the next `times` calls; if it throws, the call fails with that error. */
  readonly before: <Port extends keyof Ports>(
    port: Port,
    method: keyof Ports[Port],
    act: Act,
    times?: number,
  ) => void;
  /** The same ports, as use cases are to see them. */
  readonly ports: Ports;
}

export const interruptible = <Ports extends object>(ports: Ports): Interruptions<Ports> => {
  const due = new Map<string, Act[]>();

  const watched = (name: string, port: object): object =>
    new Proxy(port, {
      get: (target, method) => {
        const own: unknown = Reflect.get(target, method);
        if (typeof own !== 'function') return own;
        return (...given: unknown[]): unknown => {
          const act = due.get(`${name}.${String(method)}`)?.shift();
          const go = (): unknown => Reflect.apply(own, target, given);
          return act ? act(...given).then(go) : go();
        };
      },
    });

  return {
    before: (port, method, act, times = 1) => {
      const key = `${String(port)}.${String(method)}`;
      due.set(key, [...(due.get(key) ?? []), ...Array.from({ length: times }, () => act)]);
    },
    ports: Object.fromEntries(
      Object.entries(ports).map(([name, port]) => [name, watched(name, port as object)]),
    ) as Ports,
  };
};
