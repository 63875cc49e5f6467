import type { ManifestUnreadable, RowIssue } from '../../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import { addIssues, tooManyRows, type ReadRow, type RowForm } from '../form.ts';
import { editionsOf } from './edition.ts';
import { membersOf, nameOf, type Members } from './recording.ts';
import { factsOf } from './release.ts';
import { allAt, childrenOf, firstAt, rootOf, textOf, type Place } from './tree.ts';

/** The XPaths of a recording and of the elements that its members come from. */
export interface RecordingPaths {
  readonly recording: string;
  readonly members: Readonly<Record<string, string>>;
}

/** The rows of a message, one for each sound recording, with the places of their members. */
export interface ErnRows<Row> {
  readonly rows: readonly ReadRow<Row>[];
  /** Whether the sender marked the message as a test. */
  readonly isTest: boolean;
  /** In the order of the rows. */
  readonly paths: readonly RecordingPaths[];
}

const unreadable = (detail: string) => fail<ManifestUnreadable>({ kind: 'manifest-unreadable', detail });

/** ERN 4.1.1, and the versions 4.3 and 4.3.2, which differ only in the places of elements: all of them are looked up. */
const namespaces = /^http:\/\/ddex\.net\/xml\/ern\/(411|43|432)$/;

const namespaceOf = ({ element }: Place): string | undefined => {
  const { name, attributes } = element;
  const at = name.indexOf(':');
  return attributes[at < 0 ? 'xmlns' : `xmlns:${name.slice(0, at)}`];
};

/** Returns what each place states, once for all recordings that refer to it. */
const keyed = <Facts>(
  places: readonly Place[],
  reference: string,
  factsAt: (place: Place) => Facts,
): ReadonlyMap<string, Facts> =>
  new Map(
    places.flatMap((place) => {
      const key = firstAt(place, reference);
      return key ? [[textOf(key), factsAt(place)] as const] : [];
    }),
  );

/** Returns a row in the form of a JSON file, without the places of single entries. */
const rawOf = (members: Members): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  );

/** Where a recording states the members that a row needs. */
const expected: Readonly<Record<string, string>> = {
  title: 'DisplayTitle/TitleText',
  externalId: 'ResourceId',
  isrc: 'ResourceId/ISRC',
  file: 'TechnicalDetails/File/URI',
};

/** Returns the XPath of the element that a member of a row comes from, of the member that contains it, or of the recording. */
export const pathIn = (paths: readonly RecordingPaths[], line: number, field: string): string => {
  const found = paths[line - 1];
  if (!found) return '/NewReleaseMessage';
  const steps = field.split(/(?=[.[])/);
  for (let count = steps.length; count > 0; count--) {
    const path = found.members[steps.slice(0, count).join('')];
    if (path !== undefined) return path;
  }
  const missing = expected[field];
  return missing === undefined ? found.recording : `${found.recording}/${missing}`;
};

const pathsOf = (members: Members, { path }: Place): RecordingPaths => ({
  recording: path,
  members: Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member.path])),
});

const editionIssues = (recording: Place): readonly RowIssue[] =>
  editionsOf(recording).length > 1
    ? [{ field: 'row', detail: 'has several editions with an ISRC or a file: send one of them' }]
    : [];

/** Reads the sound recordings of a message of a new release. */
export const readErn = <Row>(text: string, form: RowForm<Row>): Result<ErnRows<Row>, ManifestUnreadable> => {
  const root = rootOf(text);
  if (!root.ok) return unreadable(`file ${root.failure}`);
  const namespace = namespaceOf(root.value);
  if (root.value.path !== '/NewReleaseMessage' || namespace === undefined || !namespaces.test(namespace))
    return unreadable('file is not a NewReleaseMessage of DDEX ERN 4.1.1, 4.3 or 4.3.2');
  if (!firstAt(root.value, 'DealList', 'ReleaseDeal', 'Deal'))
    return unreadable('file is a takedown, because it has no Deal: delete tracks with their own operation');
  const [list] = childrenOf(root.value, 'ResourceList');
  const places = list ? childrenOf(list, 'SoundRecording') : [];
  const tooMany = tooManyRows(places.length, form);
  if (tooMany) return fail(tooMany);
  const release = firstAt(root.value, 'ReleaseList', 'Release');
  const message = {
    ...(release && { release: factsOf(release) }),
    parties: keyed(allAt(root.value, 'PartyList', 'Party'), 'PartyReference', nameOf),
    trackReleases: keyed(
      allAt(root.value, 'ReleaseList', 'TrackRelease'),
      'ReleaseResourceReference',
      factsOf,
    ),
  };
  const recordings = places.map((place) => ({ place, members: membersOf(place, message) }));
  const control = firstAt(root.value, 'MessageHeader', 'MessageControlType');
  return ok({
    isTest: control !== undefined && textOf(control) === 'TestMessage',
    rows: recordings.map(({ members, place }, n) => {
      const raw = rawOf(members);
      return addIssues({ line: n + 1, raw, row: form.read(raw) }, editionIssues(place));
    }),
    paths: recordings.map(({ members, place }) => pathsOf(members, place)),
  });
};
