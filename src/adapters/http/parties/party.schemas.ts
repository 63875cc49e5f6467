import { z } from 'zod';
import { parseIpiName } from '../../../domain/catalog/identifiers.ts';
import { parsed } from '../artists/profile.schemas.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';

const { examples } = field;

export const partyExamples = {
  partyId: 'pty_01JB2M6X8KC3D5E7F9G1H2J4K6',
  name: 'Noor Elia',
  email: 'noor@elia.example',
  ipi: '00334284961',
  society: 'GEMA',
} as const;

export const partyId = field.id('party', partyExamples.partyId);

const name = field.text(200, 'Name of the person or company.', partyExamples.name);
const email = field.email.meta({
  description: 'Address at which the party is asked to confirm its shares. Only your account sees it.',
  examples: [partyExamples.email],
});
const ipi = parsed(parseIpiName, 'an IPI name number with valid check digits').meta({
  description: 'IPI name number, 9 to 11 digits with check digits.',
  examples: [partyExamples.ipi],
});
const society = field.text(60, 'Performing rights organization.', partyExamples.society);

export const exampleNewParty = {
  ...{ name: partyExamples.name, email: partyExamples.email },
  ...{ ipi: partyExamples.ipi, society: partyExamples.society },
};

export const CreatePartyDto = z
  .strictObject({
    name,
    email: email.exactOptional(),
    ipi: ipi.exactOptional(),
    society: society.exactOptional(),
  })
  .meta({ id: 'CreatePartyDto', description: 'A party to create.', examples: [exampleNewParty] });

export const UpdatePartyDto = z
  .strictObject({
    name: name.exactOptional(),
    email: email
      .nullable()
      .meta({ description: 'Email address. Null removes it.', examples: [partyExamples.email] })
      .exactOptional(),
    ipi: ipi
      .nullable()
      .meta({ description: 'IPI name number. Null removes it.', examples: [partyExamples.ipi] })
      .exactOptional(),
    society: society
      .nullable()
      .meta({
        description: 'Performing rights organization. Null removes it.',
        examples: [partyExamples.society],
      })
      .exactOptional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
  .meta({
    id: 'UpdatePartyDto',
    description: 'Changes to a party. Send at least one field.',
    minProperties: 1,
    examples: [{ society: 'STIM' }],
  });

export const Party = z
  .object({
    partyId,
    name,
    email: email.exactOptional(),
    ipi: z
      .string()
      .meta({ description: 'IPI name number, 11 digits.', examples: [partyExamples.ipi] })
      .exactOptional(),
    society: society.exactOptional(),
    createdAt: field.timestampOut('When the party was created.', examples.before),
    updatedAt: field.timestampOut('When the party last changed.'),
  })
  .meta({
    id: 'Party',
    description: 'A person or a company that your account names as an owner, a writer or a publisher.',
  });

export const PartyPage = pageOf(Party, 'Your parties, by name.').meta({
  id: 'PartyPage',
  description: 'A page of parties of your account.',
});

export const exampleParty = {
  partyId: partyExamples.partyId,
  ...exampleNewParty,
  createdAt: examples.before,
  updatedAt: examples.now,
};
