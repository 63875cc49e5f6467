import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

const parentBased = /^parentbased_/;

/** Returns the sampler of a name of the specification. `share`: the argument of `traceidratio`, from 0 to 1. */
export const samplerOf = (name: string, share: number): Sampler => {
  if (parentBased.test(name))
    return new ParentBasedSampler({ root: samplerOf(name.replace(parentBased, ''), share) });
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
};
