import { z } from 'zod';
import { clauses } from '../../../../domain/catalog/clearance.ts';
import { mandateStates } from '../../../../domain/parties/mandates.ts';
import type { TrackUnderReview } from '../../../../ports/driving/moderation/track-under-review.ts';
import { LicenseTerms } from '../../catalog/terms.contract.ts';
import { termsView } from '../../catalog/terms.view.ts';
import * as field from '../../vocabulary/fields.ts';

export const RightsCheck = z
  .object({
    licensableIn: field.territories(
      'Territories in which a license could be granted; `WORLD` alone for all. Empty: nowhere.',
      ['WORLD'],
    ),
    gaps: z
      .array(
        z.object({
          clause: z.enum(clauses).meta({
            description:
              'The clause: territories of the track, territories of its terms, or shares of a side that do not total 100.',
            examples: ['rights.publishing'],
          }),
          territories: field.territories('Territories in which it prevents licenses.', ['US']),
        }),
      )
      .meta({ description: 'Clauses that prevent licenses somewhere.' }),
    issues: z
      .array(
        z.object({
          side: z
            .enum(['master', 'publishing', 'writers'])
            .meta({ description: 'Side of the rights.', examples: ['writers'] }),
          detail: z
            .string()
            .meta({ description: 'What is wrong.', examples: ['shares total 60, but must total 100'] }),
        }),
      )
      .meta({ description: 'Sides whose shares are wrong.' }),
    mandates: z.enum(mandateStates).meta({
      description:
        'Whether the parties with shares permit licenses. `confirmed`: each has confirmed its shares, and that the account may license them. `disputed`: a party has disputed its shares since then. `operator`: the operator delivered the track, and no party was asked.',
      examples: ['confirmed'],
    }),
    terms: LicenseTerms.exactOptional(),
  })
  .meta({
    id: 'RightsCheck',
    description:
      'Which licenses could be granted now if the track was approved, by the rules that decide about requests. `terms` are those in force.',
  });

export const exampleRightsCheck = {
  licensableIn: ['WORLD'],
  gaps: [],
  issues: [],
  mandates: 'confirmed' as const,
};

export const rightsCheckView = ({
  licensableIn,
  gaps,
  issues,
  mandates,
  terms,
}: TrackUnderReview['rightsCheck']) => ({
  mandates,
  licensableIn: [...licensableIn],
  gaps: gaps.map(({ clause, territories }) => ({ clause, territories: [...territories] })),
  issues: issues.map(({ side, detail }) => ({ side, detail })),
  ...(terms && { terms: termsView(terms) }),
});
