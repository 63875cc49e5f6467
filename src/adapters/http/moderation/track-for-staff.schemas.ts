import { z } from 'zod';
import { Track } from '../catalog/track.contract.ts';
import { maxDecided } from '../../../domain/drafts/decided-revisions.ts';
import { AdministeredRights } from '../drafts/administered-rights.ts';
import { RevisionDecision } from '../drafts/revision.schemas.ts';
import { ShareDispute } from '../parties/dispute.schemas.ts';
import { examples, timestampOut } from '../vocabulary/fields.ts';
import { MeasuredSound } from './measured-sound.ts';
import { appealId } from './moderation.schemas.ts';
import { RightsCheck } from './rights/rights-check.ts';
import { Claim, Decision } from './review.schemas.ts';

export const TrackForStaff = z
  .object({
    track: Track,
    decisionsInForce: z
      .array(Decision)
      .meta({ description: 'Decisions in force against the track, the most severe first.' }),
    openAppeals: z.array(appealId).meta({ description: 'Open appeals against decisions about the track.' }),
    disputes: z.array(ShareDispute).meta({
      description:
        'Disputes of parties about their shares in the track, also those that were set aside. The others must be set aside before the track can be approved.',
    }),
    rightsCheck: RightsCheck,
    hasRevision: z.boolean().meta({
      description: 'Whether changes of the approved track wait for review.',
      examples: [false],
    }),
    splits: z
      .array(
        z.object({
          effectiveFrom: timestampOut(
            'From when these shares apply, until the next ones do.',
            examples.before,
          ),
          rights: AdministeredRights,
        }),
      )
      .meta({
        description:
          'Shares of the published track of an account and the earlier ones, the oldest first, with the current names of the parties. Empty for tracks of the operator.',
      }),
    revisionDecisions: z.array(RevisionDecision).meta({
      description: `Our latest ${maxDecided} decisions about revisions of the track, newest first. Empty for tracks of the operator.`,
    }),
    measured: MeasuredSound,
    claim: Claim.exactOptional(),
    links: z
      .object({
        audio: z.url().meta({ description: 'URL of the audio, in any moderation status.' }),
        waveform: z.url().meta({ description: 'URL of the waveform data, in any moderation status.' }),
        decisions: z.url().meta({ description: 'URL of all decisions about the track.' }),
      })
      .meta({ description: 'Related URLs.' }),
  })
  .meta({ id: 'TrackForStaff', description: 'A track in any status, with its decisions and appeals.' });
