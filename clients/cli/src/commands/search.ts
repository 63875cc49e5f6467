import { InvalidArgumentError, type Command } from 'commander';
import type { Track } from '../../../typescript/src/index.ts';
import { apiOf, loginOf } from '../session.ts';
import { note, printJson, printTable } from '../terminal.ts';

interface Options {
  readonly mood?: string[];
  readonly genre?: string[];
  readonly bpm?: readonly [number, number];
  readonly territory?: string[];
  readonly similarTo?: string;
  readonly limit: number;
  readonly json?: true;
}

const whole = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
};

const range = (text: string): readonly [number, number] => {
  const [, min, max] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  if (min === undefined || max === undefined)
    throw new InvalidArgumentError('It must be a range, such as 90-120.');
  return [Number(min), Number(max)];
};

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const row = ({ trackId, title, version, artists, durationMs, bpm, key, moods }: Track) => [
  trackId,
  clock(durationMs),
  String(Math.round(bpm)),
  key.camelot,
  version === undefined ? title : `${title} (${version})`,
  artists.map(({ name }) => name).join(', '),
  moods.join(', '),
];

export const search = (program: Command): void => {
  program
    .command('search')
    .description('search the catalog')
    .argument('[words...]', 'words in title, artist, album, keywords, genres, moods and instruments')
    .option('--mood <moods...>', 'any of these moods')
    .option('--genre <genres...>', 'any of these genres')
    .option('--bpm <range>', 'tempo, such as 90-120', range)
    .option('--territory <countries...>', 'countries in all of which the track can be licensed')
    .option('--similar-to <track>', 'tracks that sound like this one')
    .option('--limit <number>', 'maximum number of tracks, up to 100', whole, 20)
    .option('--json', 'print the tracks as JSON')
    .action(async (words: string[], { bpm, json, ...options }: Options) => {
      const api = apiOf(await loginOf());
      const page = await api.searchTracks({
        ...options,
        ...(words.length > 0 && { q: words.join(' ') }),
        ...(bpm && { bpmMin: bpm[0], bpmMax: bpm[1] }),
      });
      if (json) {
        printJson(page.data);
        return;
      }
      if (page.data.length > 0)
        printTable(['TRACK', 'LENGTH', 'BPM', 'KEY', 'TITLE', 'ARTISTS', 'MOODS'], page.data.map(row));
      note(`${page.data.length} of ${page.pagination.total ?? page.data.length} tracks`);
      if (page.suggestions) note(`Did you mean: ${page.suggestions.join(', ')}?`);
    });
};
