/** Lists of a JSON document by their names, each in portions. */
export type Sections = Readonly<Record<string, AsyncIterable<readonly unknown[]>>>;

/**
 * Writes a JSON document: the members of `head`, then a list for each section. Reads the next portion only after the client has
 * received the last one, so that a portion at a time is in memory. The document ends unfinished once its reader may not continue.
 */
export async function* jsonDocument(
  head: object,
  sections: Sections,
  mayContinue: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(head).slice(0, -1));
  for (const [name, portions] of Object.entries(sections)) {
    yield Buffer.from(`,${JSON.stringify(name)}:[`);
    let separator = '';
    for await (const records of portions) {
      if (records.length === 0) continue;
      if (!(await mayContinue())) throw new Error('the reader of the export may not see the rest');
      yield Buffer.from(separator + records.map((record) => JSON.stringify(record)).join(','));
      separator = ',';
    }
    yield Buffer.from(']');
  }
  yield Buffer.from('}\n');
}
