import type { DraftStem } from '../../../src/domain/drafts/draft.ts';
import { byteIssue, type Found } from './check.ts';
import type { SentMasters, SentStem } from './sent.ts';

const named = ({ drafts }: Found): readonly DraftStem[] =>
  drafts.flatMap(({ details: { stems = [] } }) => stems);

/** Returns the uploads of stems that are not being deleted. */
const kept = ({ uploads }: Found) =>
  uploads.filter(({ stemId, state }) => stemId !== undefined && state !== 'deleting');

/** Returns what is wrong with a stem: with its place in the track, its only upload, or its bytes. */
const stemIssue = async (stem: SentStem, found: Found): Promise<string | undefined> => {
  const { title, wish, stemId, isDone } = stem;
  if (!isDone) return `${title}: not all of it was acknowledged`;
  const place = named(found).find((one) => one.stemId === stemId);
  const [upload, ...others] = kept(found).filter((one) => one.stemId === stemId);
  if (wish === 'delete') return place || upload ? `${title}: removed, and the track has it` : undefined;
  if (!place?.name.startsWith(title)) return `${title}: the track does not have it`;
  if (others.length > 0) return `${title}: two files`;
  const expected = wish === 'confirm' ? 'ready' : 'open';
  if (upload && upload.uploadId !== place.uploadId) return `${title}: the track has another file`;
  if (upload?.state !== expected) return `${title}: ${upload?.state ?? 'lost'}, not ${expected}`;
  return byteIssue(stem, upload, found.bytesOf);
};

/** Returns what contradicts the responses about stems, and stems that nobody announced or that no track has. */
export const stemIssues = async (
  { stems, unanswered }: Pick<SentMasters, 'stems' | 'unanswered'>,
  found: Found,
): Promise<readonly string[]> => {
  const issues: string[] = [];
  for (const stem of stems) {
    const issue = await stemIssue(stem, found);
    if (issue !== undefined) issues.push(issue);
  }
  const ids = new Set(stems.map(({ stemId }) => stemId));
  const known = new Set(unanswered);
  const inTracks = named(found);
  const uploadIds = new Set(inTracks.map(({ uploadId }) => uploadId));
  return [
    ...issues,
    ...inTracks.flatMap(({ stemId, name }) =>
      ids.has(stemId) || known.has(name) ? [] : [`${name}: nobody announced this stem`],
    ),
    ...kept(found).flatMap(({ uploadId }) =>
      uploadIds.has(uploadId) ? [] : [`${uploadId}: a stem that no track has`],
    ),
  ];
};
