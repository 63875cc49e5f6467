import { z } from 'zod';
import type { AdministeredRights as Recorded } from '../../../domain/drafts/party-shares.ts';
import { Rights } from '../catalog/track.contract.ts';
import { rightsView } from '../catalog/track.view.ts';

const Writer = Rights.shape.writers.element.extend({
  administeredBy: z
    .string()
    .meta({
      description: 'Current name of the publisher that administers the share, and is paid for it.',
      examples: ['Nordlicht Publishing'],
    })
    .exactOptional(),
});

export const AdministeredRights = Rights.extend({
  writers: z.array(Writer).meta({ description: 'Shares of the writers, 100 in total.' }),
}).meta({
  id: 'AdministeredRights',
  description: 'Rights with the publishers that administer shares of writers, for staff.',
});

/** Returns rights with the publishers that administer shares of writers. */
export const administeredView = ({ writers, ...rights }: Recorded): z.infer<typeof AdministeredRights> => ({
  ...rightsView({ ...rights, writers }),
  writers: writers.map((share) => ({ ...share })),
});
