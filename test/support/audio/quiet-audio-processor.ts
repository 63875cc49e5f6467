import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { audioFormats, type AudioFormat } from '../../../src/domain/catalog/audio.ts';
import { fingerprintOf } from '../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { sketchLength, sketchOf } from '../../../src/domain/catalog/search/likeness.ts';
import { spaceOf, type SoundAnalysis } from '../../../src/domain/enrichment/sound.ts';
import type { FileTags } from '../../../src/domain/licensing/file-tags.ts';
import { markFrom, markText } from '../../../src/domain/licensing/forensic-mark.ts';
import { fail, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AudioAnalyzer } from '../../../src/ports/driven/media/audio-analyzer.ts';
import type { AudioRejected, AudioProcessor } from '../../../src/ports/driven/media/audio-processor.ts';
import { somePeaks } from '../builders/fingerprints.ts';

/**
 * A recording as the quiet audio processor reads it: how long it plays, and what makes it this one. What follows a bar distinguishes
 * files of the same recording.
 */
export const aRecording = (name: string, durationMs = 120_000): string => `${durationMs} ${name}`;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An audio processor without sound: it reads and writes small texts, the same for the same input. */
export interface QuietAudioProcessor extends AudioProcessor, AudioAnalyzer {
  /** The files that were made, in order: `preview`, `flac`. */
  readonly created: readonly string[];
  /** Whatever is begun from now on waits until the answer is called. */
  readonly hold: () => () => void;
  /** Turns away every file whose text holds this. */
  readonly refuse: (text: string) => void;
  /** Breaks down at whatever is begun, once. */
  readonly fail: (error: Error) => void;
}

interface ParsedSound {
  readonly text: string;
  readonly durationMs: number;
  readonly container: AudioFormat;
}

/** The fingerprint of half a minute of it. */
const quietFingerprint = ({ text }: ParsedSound) => fingerprintOf(somePeaks(text.split('|')[0] ?? '', 30));

const formatOf = (file: string): AudioFormat =>
  audioFormats.find((format) => `.${format}` === extname(file)) ?? 'wav';

const model = { model: 'quiet', version: 1, dimensions: sketchLength };

/** The analysis of a text: the same for the same text, and similar for no other. */
const analysisOf = ({ text, durationMs }: ParsedSound): SoundAnalysis => {
  const places = Array.from(
    { length: sketchLength },
    (_, i) => Number.parseInt(digestOf(text)[i] ?? '0', 16) - 7.5,
  );
  const length = Math.hypot(...places);
  const sure = { known: true, confidence: 0.9 } as const;
  return {
    durationMs,
    loudnessLufs: -14.2,
    tempo: { ...sure, value: { bpm: 104, alternatives: [{ bpm: 52, confidence: 0.4 }] } },
    key: { ...sure, value: { tonic: 'D', mode: 'minor' } },
    mood: { ...sure, value: { valence: -0.3, arousal: 0.2, labels: ['restless'], method: 'rules' } },
    embedding: {
      ...sure,
      value: { model: 'quiet', version: 1, values: places.map((place) => place / length) },
    },
    likeness: { ...sure, value: { space: spaceOf(model), sketch: sketchOf(places) } },
  };
};

const taggedAs = (tags: FileTags | undefined): string => (tags ? `, tagged ${JSON.stringify(tags)}` : '');

export const quietAudioProcessor = (): QuietAudioProcessor => {
  const created: string[] = [];
  const rejected: string[] = [];
  let held: Promise<void> | undefined;
  let failure: Error | undefined;

  const parse = async (file: string): Promise<Result<ParsedSound, AudioRejected>> => {
    await held;
    const error = failure;
    failure = undefined;
    if (error) throw error;
    const text = await readFile(file, 'utf8');
    const durationMs = Number.parseInt(text, 10);
    if (Number.isNaN(durationMs) || rejected.some((part) => text.includes(part))) {
      return fail({ kind: 'audio-rejected', reason: 'undecodable', detail: 'no sound in it' });
    }
    return ok({ text, durationMs, container: formatOf(file) });
  };

  return {
    created,
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
    refuse: (text) => void rejected.push(text),
    fail: (error) => void (failure = error),

    examine: async (file) => {
      const parsed = await parse(file);
      if (!parsed.ok) return parsed;
      const { durationMs, container } = parsed.value;
      const pairs = Int8Array.from({ length: 2 * 400 }, (_, i) => (i % 2 === 0 ? -(i % 100) : i % 100));
      return ok({
        container,
        durationMs,
        sampleRate: 44_100,
        channels: 2,
        loudnessLufs: -14.2,
        peakDbfs: -1,
        peaks: { sampleRate: 44_100, samplesPerPixel: 512, pairs },
        loudestStartMs: Math.floor(durationMs / 4),
      });
    },
    compareStems: async (master, stems) => {
      const [whole, ...parts] = await Promise.all([master, ...stems].map(parse));
      if (!whole?.ok) return whole ?? fail({ kind: 'audio-rejected', reason: 'undecodable', detail: 'none' });
      const described: ParsedSound[] = [];
      for (const [stem, part] of parts.entries()) {
        if (!part.ok) return fail({ ...part.failure, stem });
        if (part.value.durationMs !== whole.value.durationMs) {
          const detail = 'The file is not as long as the master.';
          return fail({ kind: 'audio-rejected', reason: 'mismatch', detail, stem });
        }
        described.push(part.value);
      }
      return ok({ residualDb: -80, stems: described });
    },
    preview: async (file, into, seed, tags) => {
      const parsed = await parse(file);
      if (!parsed.ok) return parsed;
      const { text } = parsed.value;
      const durationMs = Math.min(30_000, parsed.value.durationMs);
      created.push('preview');
      await writeFile(into, `${durationMs} preview of ${digestOf(`${seed} ${text}`)}${taggedAs(tags)}`);
      return ok({ startMs: 0, durationMs, loudnessLufs: -16 });
    },
    render: async (file, into, format, { mark, tags, bitrate, sampleRate } = {}) => {
      const parsed = await parse(file);
      if (!parsed.ok) return parsed;
      const { durationMs, text } = parsed.value;
      created.push(format);
      const carried = mark === undefined ? '' : `, marked ${markText(mark)}`;
      const quality = [bitrate, sampleRate]
        .filter((value) => value !== undefined)
        .map((value) => ` at ${value}`);
      const sound = `${durationMs} ${format}${quality.join('')} of ${digestOf(text)}${carried}`;
      await writeFile(into, sound + taggedAs(tags));
      return ok({ durationMs });
    },
    tag: async (file, into, tags) => {
      const parsed = await parse(file);
      if (!parsed.ok) return parsed;
      const { durationMs, text, container } = parsed.value;
      created.push('tags');
      await writeFile(into, text.replace(/, tagged .*$/, '') + taggedAs(tags));
      return ok({ durationMs, container });
    },
    verify: async (file) => {
      const parsed = await parse(file);
      if (!parsed.ok) return parsed;
      const { container, durationMs } = parsed.value;
      return ok({ container, durationMs });
    },
    model,
    analyze: async (file, partner) => {
      const parsed = await parse(file);
      if (!parsed.ok) return parsed;
      return ok({
        ...analysisOf(parsed.value),
        ...(!partner && { fingerprint: quietFingerprint(parsed.value) }),
      });
    },
    findMark: async (file) => {
      const parsed = await parse(file);
      if (!parsed.ok) return parsed;
      const [, mark] = /, marked ([0-9a-f]{12})/.exec(parsed.value.text) ?? [];
      return ok(mark === undefined ? undefined : { mark: markFrom(mark), confidence: 9 });
    },
    close: async () => undefined,
  };
};
