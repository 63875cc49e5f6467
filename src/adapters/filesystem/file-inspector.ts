import { open, stat } from 'node:fs/promises';
import { isPlainText, typeBySignature } from '../../domain/moderation/appeals/evidence.ts';
import type { FileInspector } from '../../ports/driven/moderation/file-inspector.ts';
import { codeOf, onDisk, streamOf } from './disk.ts';

/** The longest signature and what is looked at behind it. */
const headBytes = 16;

const headOf = async (file: string): Promise<Uint8Array> => {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Reads the file in pieces, up to the first byte that is not text. */
const isText = async (file: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decodedIsText = (bytes?: Uint8Array): boolean => {
    try {
      return isPlainText(bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
    } catch (error) {
      if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
      throw error;
    }
  };
  const { size } = await stat(file);
  for await (const bytes of streamOf(file, size)) if (!decodedIsText(bytes as Uint8Array)) return false;
  return decodedIsText();
};

export const localFileInspector: FileInspector = {
  typeOf: (file) =>
    onDisk(
      async () => typeBySignature(await headOf(file)) ?? ((await isText(file)) ? 'text/plain' : undefined),
    ),
};
