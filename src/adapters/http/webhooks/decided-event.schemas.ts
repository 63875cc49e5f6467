import { z } from 'zod';
import { takedownReasons } from '../../../domain/catalog/track.ts';
import { grounds } from '../../../domain/moderation/statement.ts';
import { Compliance, complianceState, publishedContentSurvives } from '../licensing/license.contract.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;
const decisionId = 'dec_01JB2M6X8KF1G2H3J4K5M6N7P8';

const DecisionOfEvent = z
  .object({
    decisionId: field.id('decision', decisionId),
    action: z.enum(['take_down', 'restrict', 'reinstate']).meta({
      description:
        '`take_down`: in all territories. `restrict`: in some territories. `reinstate`: ends a takedown or a restriction.',
      examples: ['take_down'],
    }),
    ground: z
      .enum(grounds)
      .meta({ description: 'The ground of the statement of reasons.', examples: ['rights_claim'] }),
    reason: z
      .enum(takedownReasons)
      .meta({
        description:
          'Reason for a takedown or a restriction. `disputed` puts published content on hold; `infringing` and `legal` require its removal.',
        examples: ['infringing'],
      })
      .exactOptional(),
    territories: field
      .territories('Territories to which the decision applies. Absent: all territories.')
      .exactOptional(),
  })
  .meta({
    id: 'EventDecision',
    description:
      'The decision that caused the event. The moderation status of the track has its complete statement of reasons.',
  });

const ComplianceChange = z
  .object({
    state: complianceState,
    removeBy: field
      .timestampOut(
        'Deadline for the removal of published content. Present if the state is `must_remove`.',
        examples.later,
      )
      .exactOptional(),
    territories: field.territories(
      'Territories in which licenses have this state now. `WORLD` means all territories.',
    ),
  })
  .meta({ id: 'ComplianceChange', description: 'A change of what licensees must do in some territories.' });

/** Members of events that a decision about a track causes. */
export const decided = {
  decision: DecisionOfEvent.exactOptional(),
  complianceChanges: z
    .array(ComplianceChange)
    .meta({
      description:
        'What licensees must do in each territory in which it changed. Absent if nothing changed for licensees.',
    })
    .exactOptional(),
};

/** The licenses of a platform that a decision concerns. */
export const affected = {
  affectedCount: field.count('Number of your active licenses that are affected.', 2),
  affectedLicenses: z
    .array(
      z.object({
        licenseId: field.licenseId,
        contentId: field.contentId,
        compliance: Compliance,
        publishedContentSurvives,
      }),
    )
    .meta({ description: 'The 100 newest affected licenses.' }),
  affectedLicensesUrl: z.url().meta({ description: 'URL of the list of all affected licenses.' }),
};

/** Optional members, present together with `complianceChanges`. */
export const optional = ({ affectedCount, affectedLicenses, affectedLicensesUrl }: typeof affected) => ({
  affectedCount: affectedCount.exactOptional(),
  affectedLicenses: affectedLicenses.exactOptional(),
  affectedLicensesUrl: affectedLicensesUrl.exactOptional(),
});

export const exampleDecision = {
  decisionId,
  action: 'take_down',
  ground: 'rights_claim',
  reason: 'infringing',
} as const;

export const exampleAffected: z.input<typeof affected.affectedLicenses>[number] = {
  licenseId: examples.licenseId,
  contentId: examples.contentId,
  compliance: { state: 'must_remove', removeBy: examples.later },
  publishedContentSurvives: false,
};
