import {
  deliveryIssues,
  rightsIssues,
  standardTerms,
  type DeliveredTrack,
  type RowIssue,
} from '../catalog/delivery/delivery.ts';
import { noMining } from '../catalog/license-terms.ts';
import type { SoundAnalysis } from '../enrichment/sound.ts';
import type { ConfirmationState } from '../parties/confirmation.ts';
import { unconfirmedShares } from '../parties/unconfirmed-shares.ts';
import type { ArtistId, PartyId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { everywhere } from '../shared/territory.ts';
import type { DraftCredit, DraftDetails } from './draft.ts';
import { partyIssues, rightsOf, type NamedParty, type PartyShares } from './party-shares.ts';
import { deliveredStems, stemIssues, type StemFacts } from './stems.ts';

/** The facts that a submission needs beside the details: the records that they name, and the analysis of the master. */
export interface SubmissionFacts {
  /** The parties of the account that the shares name. */
  readonly parties: ReadonlyMap<PartyId, NamedParty>;
  /** Whether the parties of the account that have a share have confirmed their shares. */
  readonly confirmations: ReadonlyMap<PartyId, ConfirmationState>;
  /** The names of the profiles of the account that are credited. */
  readonly profiles: ReadonlyMap<ArtistId, string>;
  /** The analysis of the master; undefined without a master. */
  readonly analysis: SoundAnalysis | undefined;
  /** The facts about the stems; absent if the details have none. */
  readonly stems?: StemFacts;
}

/** Members that only the account can know. Tempo, key, energy and moods can come from the analysis. */
const required = [
  'title',
  'isrc',
  'artists',
  'releaseDate',
  'genres',
  'vocals',
  'explicitness',
  'pLine',
  'cLine',
  'aiDisclosure',
  'rights',
] as const satisfies readonly (keyof DraftDetails)[];

const missing = (field: string): RowIssue => ({
  field,
  detail: 'is required to submit the track',
  code: 'required',
});

const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '');

/** Returns the members that the analysis has, as far as the details do not state them. */
const withMeasured = (details: DraftDetails, analysis: SoundAnalysis | undefined): DraftDetails => ({
  ...(analysis?.tempo.known && { bpm: analysis.tempo.value.bpm }),
  ...(analysis?.key.known && { key: analysis.key.value }),
  ...(analysis?.mood.known && {
    moods: analysis.mood.value.labels,
    // Arousal is from −1 to 1.
    energy: Math.round(50 * (analysis.mood.value.arousal + 1)) / 100,
  }),
  ...(Object.fromEntries(Object.entries(details).filter(([, value]) => !isAbsent(value))) as DraftDetails),
});

const fromMaster = ['bpm', 'key', 'energy', 'moods'] as const satisfies readonly (keyof DraftDetails)[];

const absentIssues = (details: DraftDetails, analysis: SoundAnalysis | undefined): readonly RowIssue[] => [
  ...required.filter((name) => isAbsent(details[name])).map(missing),
  ...fromMaster
    .filter((name) => isAbsent(details[name]))
    .map((field) =>
      analysis
        ? {
            field,
            detail: 'is required to submit the track: it could not be measured in the recording',
            code: 'not_measured' as const,
          }
        : missing(field),
    ),
  ...(analysis
    ? []
    : [
        {
          field: 'uploadId',
          detail: 'a processed recording is required to submit the track',
          code: 'recording_required' as const,
        },
      ]),
];

const creditIssues = (
  artists: readonly DraftCredit[],
  profiles: ReadonlyMap<ArtistId, string>,
): readonly RowIssue[] =>
  artists.flatMap((credit, n) =>
    'artistId' in credit && !profiles.has(credit.artistId)
      ? [
          {
            field: `artists[${n}].artistId`,
            detail: 'names a profile that your account does not have',
            code: 'profile_unknown' as const,
          },
        ]
      : [],
  );

/** Without a profile of the account as a main artist, the track would be nobody's. */
const ownerIssues = (artists: readonly DraftCredit[]): readonly RowIssue[] =>
  artists.some((credit) => credit.role === 'main' && 'artistId' in credit)
    ? []
    : [
        {
          field: 'artists',
          detail: 'must credit a profile of your account as a main artist',
          code: 'main_artist_required',
        },
      ];

const creditsOf = (
  artists: readonly DraftCredit[],
  profiles: ReadonlyMap<ArtistId, string>,
): DeliveredTrack['artists'] =>
  artists.map((credit) =>
    'artistId' in credit ? { ...credit, name: profiles.get(credit.artistId) ?? '' } : credit,
  );

/** Details with everything that a submission requires. */
type Complete = DraftDetails &
  Required<Pick<DraftDetails, (typeof required)[number] | (typeof fromMaster)[number]>>;

const isComplete = (details: DraftDetails): details is Complete =>
  [...required, ...fromMaster].every((name) => !isAbsent(details[name]));

const isOfRights = (field: string): boolean => field.startsWith('rights.');

/** Adds the code to an issue that imports have, too. */
const coded = (issue: RowIssue): RowIssue => {
  if (isOfRights(issue.field)) return { ...issue, code: 'share_total' };
  return issue.field === 'territories' ? { ...issue, code: 'no_territory' } : issue;
};

const noShares: PartyShares = { master: [], writers: [], publishers: [] };

const deliveredTrack = (details: Complete, { parties, profiles }: SubmissionFacts): DeliveredTrack => {
  const { artwork: _, rights, artists, stems, tdm = noMining, ...described } = details;
  return {
    ...described,
    artists: creditsOf(artists, profiles),
    rights: rightsOf(rights, parties),
    tdm,
    territories: details.territories ?? everywhere,
    instruments: details.instruments ?? [],
    keywords: details.keywords ?? [],
    terms: [{ ...standardTerms, tdm }],
    ...{ externalId: '', file: '', stems: deliveredStems(stems), images: {}, status: 'pending_review' },
  };
};

/** Returns a draft as a delivery for review, or all problems of it. Fields are named as in the API. */
export const submissionOf = (
  details: DraftDetails,
  facts: SubmissionFacts,
): Result<DeliveredTrack, readonly RowIssue[]> => {
  const { analysis, parties, profiles } = facts;
  const whole = withMeasured(details, analysis);
  const { artists = [], rights = noShares, stems = [] } = details;
  const issues = [
    ...absentIssues(whole, analysis),
    ...creditIssues(artists, profiles),
    ...(artists.length > 0 ? ownerIssues(artists) : []),
    ...partyIssues(rights, parties),
    ...unconfirmedShares(rights, facts.confirmations),
    ...(facts.stems ? stemIssues(stems, facts.stems) : []),
  ];
  // Shares of unknown parties would be missing in the totals.
  const areKnown = details.rights !== undefined && partyIssues(rights, parties).length === 0;
  if (!isComplete(whole))
    return fail([...issues, ...(areKnown ? rightsIssues(rightsOf(rights, parties)).map(coded) : [])]);
  const delivered = deliveredTrack(whole, facts);
  const isNew = ({ field }: RowIssue): boolean =>
    (areKnown || !isOfRights(field)) && !issues.some((issue) => issue.field === field);
  const all = [...issues, ...deliveryIssues(delivered).filter(isNew).map(coded)];
  return all.length > 0 ? fail(all) : ok(delivered);
};
