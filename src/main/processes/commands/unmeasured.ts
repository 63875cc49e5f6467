import type { Figures } from '../../../adapters/prometheus/index.ts';

/** Nobody reads the metrics of a command. */
export const unmeasured: Figures = {
  traffic: {
    of: () => ({ answered: () => undefined }),
    exposition: async () => ({ text: '', mediaType: 'text/plain' }),
  },
  deliveries: { attempted: () => undefined },
};
