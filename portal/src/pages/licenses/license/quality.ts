import type { ParametersOf, TrackDownload } from '@platform-licensing/client';

export type Format = TrackDownload['format'];
export const formats = ['mp3', 'wav', 'flac', 'ogg'] as const satisfies readonly Format[];

/** The parameters of a download: format, and quality if it is not the default. */
export type FileChoice = Pick<ParametersOf<'downloadTrack'>, 'format' | 'bitrate' | 'sampleRate'>;

const bitrates = [256, 192, 128] as const;
const sampleRates = [44_100, 48_000, 96_000] as const;

interface Quality {
  /** Unique within a format. */
  readonly value: string;
  readonly name: string;
  readonly choice: Omit<FileChoice, 'format'>;
}

const kilohertz = (hertz: number): string => `${hertz / 1000} kHz`;

const lossless: readonly Quality[] = [
  { value: '', name: 'As recorded', choice: {} },
  ...sampleRates.map((sampleRate) => ({
    ...{ value: String(sampleRate), name: kilohertz(sampleRate), choice: { sampleRate } },
  })),
];

/** The qualities of each format, the default first. */
export const qualities: Readonly<Record<Format, readonly Quality[]>> = {
  mp3: [
    { value: '', name: '320 kbit/s', choice: {} },
    ...bitrates.map((bitrate) => ({
      ...{ value: String(bitrate), name: `${bitrate} kbit/s`, choice: { bitrate } },
    })),
  ],
  wav: lossless,
  flac: lossless,
  ogg: [{ value: '', name: 'Best', choice: {} }],
};

export const chosen = (format: Format, quality: string): FileChoice => ({
  format,
  ...qualities[format].find(({ value }) => value === quality)?.choice,
});

/** "MP3, 192 kbit/s". */
export const fileName = ({ format, bitrate, sampleRate }: FileChoice): string =>
  [
    format.toUpperCase(),
    ...(bitrate === undefined ? [] : [`${bitrate} kbit/s`]),
    ...(sampleRate === undefined ? [] : [kilohertz(sampleRate)]),
  ].join(', ');
