import type { AudioFormat } from '../../domain/catalog/audio.ts';
import type { FileTags } from '../../domain/licensing/file-tags.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { AudioProcessor, AudioRejected, Rendering } from '../../ports/driven/media/audio-processor.ts';
import type { MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';

interface Dependencies {
  readonly mediaStore: Pick<MediaStore, 'render' | 'borrow'>;
  readonly audioProcessor: AudioProcessor;
}

/**
 * Each method creates a file with a key from a stored file, once; a file that exists is returned. Throws if the
 * stored file cannot be processed, because it was examined when it was stored.
 */
export interface RenderFiles {
  preview(key: string, source: string, trackId: TrackId, tags: FileTags): Promise<MediaObject>;
  encoded(key: string, source: string, format: AudioFormat, rendering: Rendering): Promise<MediaObject>;
  tagged(key: string, source: string, tags: FileTags): Promise<MediaObject>;
}

export const renderFiles = ({ mediaStore, audioProcessor }: Dependencies): RenderFiles => {
  const created = (
    key: string,
    source: string,
    make: (file: string, into: string) => Promise<Result<unknown, AudioRejected>>,
  ) =>
    mediaStore.render(key, (into) =>
      mediaStore.borrow(source, async (file) => {
        const outcome = await make(file, into);
        if (!outcome.ok) throw new Error(`a stored recording cannot be rendered: ${outcome.failure.detail}`);
      }),
    );
  return {
    preview: (key, source, trackId, tags) =>
      created(key, source, (file, into) => audioProcessor.preview(file, into, trackId, tags)),
    encoded: (key, source, format, rendering) =>
      created(key, source, (file, into) => audioProcessor.render(file, into, format, rendering)),
    tagged: (key, source, tags) => created(key, source, (file, into) => audioProcessor.tag(file, into, tags)),
  };
};
