import { z } from 'zod';
import { revisionActs, revisionStates } from '../../../domain/drafts/revision.ts';
import { prose } from '../moderation/moderation.schemas.ts';
import { Track } from '../catalog/track.contract.ts';
import { trackNames } from '../catalog/track-summary.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { AdministeredRights } from './administered-rights.ts';
import { shownDetails } from './details.shown.ts';
import { stemCategories } from '../../../domain/catalog/track.ts';

const { examples } = field;

const fields = z.array(z.string()).meta({
  description: 'Names of the changed fields.',
  examples: [['territories']],
});
const submittedAt = field.timestampOut('When the changes were submitted.', examples.now);

/** The fields that need a review, as far as they change. */
const { title: _, version: __, artwork: ___, ...reviewable } = shownDetails;
const Changed = (id: string, description: string) => z.object(reviewable).meta({ id, description });

export const OwnRevision = z
  .object({
    state: z.enum(revisionStates).meta({
      description:
        '`open`: not submitted. `pending_review`: is waiting for our review. `changes_requested`: change them as `reasons` describe and submit the track again. `rejected`: change or withdraw them.',
      examples: ['pending_review'],
    }),
    fields,
    before: Changed('RevisionBefore', 'The changed fields as the catalog has them.'),
    after: Changed('RevisionAfter', 'The changed fields as you want them.'),
    submittedAt: submittedAt.exactOptional(),
    reasons: z
      .string()
      .meta({
        description: 'Why we returned or rejected the changes.',
        examples: ['The territories contradict the notice.'],
      })
      .exactOptional(),
  })
  .meta({
    id: 'OwnRevision',
    description:
      'Changes of an approved track that need our review. The approved version stays in the catalog until then. Absent if there are none.',
  });

export const RevisionDecision = z
  .object({
    action: z.enum(revisionActs).meta({ description: 'The decision.', examples: ['reject'] }),
    fields,
    reasons: z
      .string()
      .meta({ description: 'Our reasons.', examples: ['The territories contradict the notice.'] }),
    submittedAt,
    decidedAt: field.timestampOut('When it was decided.', examples.now),
  })
  .meta({ id: 'RevisionDecision', description: 'A decision about changes of an approved track.' });

export const RevisionSummary = z
  .object({
    trackId: field.trackId,
    ...trackNames,
    fields,
    submittedAt,
  })
  .meta({ id: 'RevisionSummary', description: 'Changes of an approved track that wait for review.' });

export const RevisionPage = pageOf(RevisionSummary, 'Revisions, the longest wait first.').meta({
  id: 'RevisionPage',
  description: 'A page of revisions.',
});

const Stems = (description: string) =>
  z
    .array(
      z.object({
        stemId: field.id('stem', examples.stemId),
        category: z.enum(stemCategories).meta({ description: 'Category of the stem.', examples: ['drums'] }),
        name: z.string().meta({ description: 'Name of the stem.', examples: ['Drums'] }),
        durationMs: field.count('Length in milliseconds.', 95_000),
        sha256: field.sha256('SHA-256 of the file, in hex.'),
      }),
    )
    .meta({ description });

export const RevisionForStaff = z
  .object({
    trackId: field.trackId,
    fields,
    submittedAt,
    before: Track.meta({ description: 'The track as it is in the catalog.' }),
    after: Track.meta({ description: 'The track as it will be if the changes are approved now.' }),
    rights: z
      .object({
        before: AdministeredRights.meta({ description: 'The shares as they are in the catalog.' }),
        after: AdministeredRights.meta({
          description: 'The shares as they will be if the changes are approved now.',
        }),
      })
      .meta({
        description: 'Both rights, with the publishers that administer the shares of the writers.',
      }),
    stems: z
      .object({
        before: Stems('The stems as they are in the catalog.'),
        after: Stems('The stems as they will be if the changes are approved now.'),
      })
      .meta({ description: 'The stems of both.' }),
  })
  .meta({ id: 'RevisionForStaff', description: 'A track before and after its revision.' });

export const DecideRevisionDto = z
  .strictObject({
    action: z.enum(revisionActs).meta({ description: 'The decision.', examples: ['approve'] }),
    reasons: prose(1, 5_000, 'Reasons, which the account gets by email.', 'The split sheet matches.'),
  })
  .meta({ id: 'DecideRevisionDto', description: 'A decision about a revision.' });

export const DecidedRevision = z
  .object({
    trackId: field.trackId,
    action: z.enum(revisionActs).meta({ description: 'The decision.', examples: ['approve'] }),
    decidedAt: field.timestampOut('When it was decided.', examples.now),
  })
  .meta({ id: 'DecidedRevision', description: 'A decision about a revision.' });
