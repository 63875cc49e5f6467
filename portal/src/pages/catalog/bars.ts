import type { Waveform } from '@platform-licensing/client';

/** The number of bars in a row. */
export const bars = 60;
export const [width, height] = [bars * 3, 32] as const;

/** Returns the bars of a waveform as a path in a box of `width` by `height`, as high as the loudest one allows. */
export const barsPath = ({ data }: Pick<Waveform, 'data'>): string => {
  const spans = Array.from({ length: data.length / 2 }, (_, at) =>
    Math.max(Math.abs(data[2 * at] ?? 0), Math.abs(data[2 * at + 1] ?? 0)),
  );
  const loudest = Math.max(1, ...spans);
  const step = width / Math.max(1, spans.length);
  return spans
    .map((span, at) => {
      const half = Math.max(0.5, (span / loudest) * (height / 2));
      return `M${(at * step + step / 2).toFixed(1)} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
    })
    .join('');
};
