import { z } from 'zod';
import { decisionActs } from '../../../domain/moderation/decision.ts';
import { grounds } from '../../../domain/moderation/statement.ts';
import { maxDecided } from '../../../domain/drafts/decided-revisions.ts';
import { draftStatuses } from '../../../domain/drafts/publication.ts';
import { artistId } from '../albums/album.schemas.ts';
import { artistExamples } from '../artists/artist.schemas.ts';
import { exampleMeasuredMaster, MeasuredMasterView } from '../uploads/upload-result.ts';
import { exampleUploadId, uploadId } from '../uploads/upload.view.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { examplePartyId, PartyShares } from './details.schemas.ts';
import { mapped, optional, shownDetails, type Entered } from './details.shown.ts';
import { OwnRevision, RevisionDecision } from './revision.schemas.ts';

const { examples } = field;
/** Null removes a member. */
const removable = mapped((schema) => {
  const { id: _, description = '', ...meta } = schema.meta() ?? {};
  return schema
    .nullable()
    .meta({ ...meta, description: `${description} Null removes it.` })
    .exactOptional();
}) as { [Name in keyof Entered]: z.ZodExactOptional<z.ZodNullable<Entered[Name]>> };

export const CreateTrackBodyDto = z
  .strictObject({
    artistId: artistId
      .meta({
        description: 'Profile that releases the track. Required if your account has several profiles.',
      })
      .exactOptional(),
    ...optional,
  })
  .meta({
    id: 'CreateTrackBodyDto',
    description: 'A track to create. Everything can be added later.',
    examples: [{ title: 'Harbour Lights' }],
  });

export const UpdateTrackBodyDto = z
  .strictObject(removable)
  .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
  .meta({
    id: 'UpdateTrackBodyDto',
    description: 'Changes to a track. Send at least one field.',
    minProperties: 1,
    examples: [{ title: 'Harbour Lights (Night Mix)' }],
  });

const status = z.enum(draftStatuses).meta({
  description:
    '`draft`: never submitted. `pending_review`: is waiting for our review. `changes_requested`: make the changes that `decision` describes and submit the track again. `rejected` and `taken_down` can be appealed.',
  examples: ['changes_requested'],
});

const listed = {
  trackId: field.trackId,
  artistId,
  externalId: z
    .string()
    .meta({
      description: 'Your own ID of the track, from a delivery. Absent if it has none.',
      examples: ['NL-0001'],
    })
    .exactOptional(),
  status,
  hasUnsubmittedChanges: z.boolean().meta({
    description:
      'Whether you have changed these fields since you submitted the track, or have never submitted it.',
    examples: [false],
  }),
  submittedAt: field
    .timestampOut(
      'When you last submitted the track. A revision that is not approved has its own time.',
      examples.before,
    )
    .exactOptional(),
  createdAt: field.timestampOut('When the track was created.', examples.before),
  updatedAt: field.timestampOut('When you last changed the track.', examples.now),
};

const Recording = z
  .object({
    uploadId,
    isSubmitted: z
      .boolean()
      .meta({ description: 'Whether you have submitted the track with this recording.', examples: [true] }),
    measured: MeasuredMasterView,
  })
  .meta({ id: 'OwnRecording', description: 'The latest processed recording. Absent if there is none.' });

const Splits = z
  .object({
    effectiveFrom: field.timestampOut(
      'From when these shares apply, until the next ones do.',
      examples.before,
    ),
    rights: PartyShares,
  })
  .meta({
    id: 'Splits',
    description: 'Shares of the parties of your account, with the time from which they apply.',
  });

const AdverseDecision = z
  .object({
    decisionId: field.id('decision', 'dec_01JB2M6X8KZ1X2C3V4B5N6M7Q8'),
    action: z
      .enum(decisionActs)
      .meta({ description: 'The action that we took.', examples: ['request_changes'] }),
    ground: z.enum(grounds).meta({ description: 'Ground of the decision.', examples: ['metadata'] }),
    facts: z
      .string()
      .meta({ description: 'Facts and circumstances.', examples: ['The title names another artist.'] }),
    clause: z.string().meta({ description: 'The clause or law it is based on.', examples: ['Terms §4'] }),
    decidedAt: field.timestampOut('When it was decided.', examples.before),
    appealUntil: field.timestampOut('Until when it can be appealed.', examples.later).exactOptional(),
  })
  .meta({
    id: 'AdverseDecision',
    description: 'The decision against the track that is in force. Absent if there is none.',
  });

export const OwnTrack = z
  .object({
    ...listed,
    ...shownDetails,
    recording: Recording.exactOptional(),
    decision: AdverseDecision.exactOptional(),
    revision: OwnRevision.exactOptional(),
    revisionDecisions: z
      .array(RevisionDecision)
      .meta({
        description: `Our latest ${maxDecided} decisions about revisions of the track, newest first, also about revisions that you have withdrawn since. Absent if there are none.`,
      })
      .exactOptional(),
    splits: z
      .array(Splits)
      .meta({
        description:
          'The shares of the approved track and the earlier ones, the oldest first. A revision with other shares adds those from its approval. Present once the track is approved.',
      })
      .exactOptional(),
  })
  .meta({ id: 'OwnTrack', description: 'A track of your account.' });

export const ListedTrack = z
  .object({ ...listed, title: shownDetails.title, isrc: shownDetails.isrc, artwork: shownDetails.artwork })
  .meta({ id: 'ListedOwnTrack', description: 'A track of your account in a list.' });

export const OwnTrackPage = pageOf(ListedTrack, 'Your tracks, newest first.').meta({
  id: 'OwnTrackPage',
  description: 'A page of tracks of your account.',
});

const TrackError = z
  .object({
    pointer: z.string().meta({
      description: 'JSON pointer to the field, as in the track; `/uploadId` for the recording.',
      examples: ['/rights/writers/0/partyId'],
    }),
    code: z.string().meta({ description: 'What is wrong, for programs.', examples: ['not_confirmed'] }),
    detail: z
      .string()
      .meta({ description: 'What is wrong, in English.', examples: ['has not confirmed its shares'] }),
  })
  .meta({ id: 'TrackError', description: 'Something that prevents the submission of a track.' });

export const TrackErrors = z
  .object({
    errors: z.array(TrackError).meta({ description: 'Empty if the track can be submitted.' }),
  })
  .meta({ id: 'TrackErrors', description: 'Everything that prevents the submission of a track.' });

export const exampleTrackErrors = {
  errors: [
    {
      pointer: '/rights/writers/0/partyId',
      code: 'not_confirmed',
      detail: 'has not confirmed its shares',
    },
  ],
};

const exampleHead = {
  ...{ trackId: examples.trackId, artistId: artistExamples.artistId },
  ...{ status: 'pending_review' as const, hasUnsubmittedChanges: false },
  ...{ submittedAt: examples.now, createdAt: examples.before, updatedAt: examples.now },
};
export const exampleListed = { ...exampleHead, title: 'Harbour Lights', isrc: 'DEA622600417' };
export const exampleDetails = {
  ...{
    title: 'Harbour Lights',
    isrc: 'DEA622600417',
    genres: ['electronic'],
    vocals: 'instrumental' as const,
  },
  artists: [{ artistId: artistExamples.artistId, role: 'main' as const }],
  rights: {
    master: [{ partyId: examplePartyId, sharePct: '100' }],
    writers: [{ partyId: examplePartyId, role: 'composer' as const, sharePct: '100' }],
    publishers: [{ partyId: examplePartyId, sharePct: '100' }],
  },
};
export const exampleOwnTrack = {
  ...exampleHead,
  ...exampleDetails,
  recording: { uploadId: exampleUploadId, isSubmitted: true, measured: exampleMeasuredMaster },
};
