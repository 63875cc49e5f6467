import type { ParametersOf, TrackDownload } from '@platform-licensing/client';
import { decimal } from '../../../kit/display/format.ts';
import { t } from '../../../texts/texts.ts';

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

const kilobits = (bitrate: number): string => t('license.kilobits', { bitrate });
const kilohertz = (hertz: number): string => t('license.kilohertz', { rate: decimal(hertz / 1000) });

const lossless = (): readonly Quality[] => [
  { value: '', name: t('license.asRecorded'), choice: {} },
  ...sampleRates.map((sampleRate) => ({
    ...{ value: String(sampleRate), name: kilohertz(sampleRate), choice: { sampleRate } },
  })),
];

/** The qualities of each format, the default first. */
export const qualities = (): Readonly<Record<Format, readonly Quality[]>> => ({
  mp3: [
    { value: '', name: kilobits(320), choice: {} },
    ...bitrates.map((bitrate) => ({
      ...{ value: String(bitrate), name: kilobits(bitrate), choice: { bitrate } },
    })),
  ],
  wav: lossless(),
  flac: lossless(),
  ogg: [{ value: '', name: t('license.best'), choice: {} }],
});

export const chosen = (format: Format, quality: string): FileChoice => ({
  format,
  ...qualities()[format].find(({ value }) => value === quality)?.choice,
});

/** "MP3, 192 kbit/s". */
export const fileName = ({ format, bitrate, sampleRate }: FileChoice): string =>
  [
    format.toUpperCase(),
    ...(bitrate === undefined ? [] : [kilobits(bitrate)]),
    ...(sampleRate === undefined ? [] : [kilohertz(sampleRate)]),
  ].join(', ');
