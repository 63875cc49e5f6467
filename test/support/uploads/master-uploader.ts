import { anArtistAddition, anArtistSession } from '../artists/artist-builders.ts';
import { noEffects } from '../effects.ts';
import { valueOf } from '../outcomes.ts';
import type { World } from '../worlds/world.ts';

/** The nth account, whose owner uploads masters. */
export const aMasterUploader = async (world: World, n = 1) => {
  const addition = anArtistAddition(n);
  await world.ports.artistStore.add({ ...addition, effects: noEffects });
  const caller = { member: addition.member, session: anArtistSession({}, n) };
  const { useCases, ports } = world;
  let files = 0;
  const announced = (sizeBytes: number, changes = {}) => {
    const master = { fileName: 'a.wav', contentType: 'audio/wav', sizeBytes, ...changes } as const;
    return useCases.initiateUpload({ caller, master });
  };
  const begun = async (sizeBytes: number) => {
    const { uploadId, upload } = valueOf(await announced(sizeBytes));
    const token = upload?.url.split('/').at(-1) ?? '';
    const sent = (text: string, offset: number) =>
      useCases.appendUpload({ token, offset, file: world.aFile(`part-${n}-${++files}`, text) });
    const record = () => ports.uploadStore.find(uploadId);
    /** Returns all bytes that count. */
    const stored = async (): Promise<string> => {
      const chunks: Uint8Array[] = [];
      for (const { key } of (await record())?.parts ?? [])
        for await (const chunk of (await ports.mediaStore.read(key)) ?? []) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    };
    return { uploadId, token, sent, record, stored };
  };
  return { caller, artist: addition.artist, announced, begun };
};
