import { z } from 'zod';
import { confirmationStates } from '../../../domain/parties/confirmation.ts';
import { prose } from '../moderation/moderation.schemas.ts';
import { either } from '../vocabulary/either.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { mailedCode } from '../artists/artist-sessions.contract.ts';
import { artistExamples } from '../artists/artist.schemas.ts';
import { details } from '../drafts/details.schemas.ts';
import { partyExamples, partyId } from './party.schemas.ts';

const { examples } = field;

export const shareCode = 'asc_4c3B2a1AbCdEf0Gh1Ij2Kl3Mn4Op5Qr6St7Uv8Wx9Yz';

const share = {
  side: z.enum(['master', 'writer', 'publisher', 'administered']).meta({
    description:
      'The recording, or the composition as a writer or a publisher. `administered`: the share of a writer that the party administers as a publisher and for which it is paid.',
    examples: ['writer'],
  }),
  role: z
    .enum(['composer', 'lyricist', 'composer_lyricist', 'arranger'])
    .meta({ description: 'Role of a writer.', examples: ['composer'] })
    .exactOptional(),
  sharePct: z.string().meta({ description: 'Share in percent, as a decimal string.', examples: ['50'] }),
  territories: field
    .territories('Territories to which this share applies. Absent: all territories.')
    .exactOptional(),
};

const AccountShare = z
  .object({
    ...share,
    administeredBy: partyId
      .meta({ description: 'Publisher that administers the share of a writer, and is paid for it.' })
      .exactOptional(),
  })
  .meta({ id: 'PartyShare', description: 'A share of a party in a track.' });

export const AskedShare = z
  .object({
    ...share,
    administeredBy: z
      .string()
      .meta({
        description: 'Name of the publisher that administers the share of a writer, and is paid for it.',
        examples: ['Nordlicht Publishing'],
      })
      .exactOptional(),
  })
  .meta({ id: 'AskedShare', description: 'A share that you are asked to confirm.' });

export const reason = prose(1, 1_000, 'Why the shares are wrong.', 'I wrote half of the song.');

export const PartyConfirmation = z
  .object({
    partyId,
    name: z.string().meta({ description: 'Name of the party.', examples: [partyExamples.name] }),
    shares: z.array(AccountShare).meta({ description: 'Shares of the party in the track.' }),
    state: z.enum(confirmationStates).meta({
      description:
        '`confirmed`: by the party, or because you are an owner of your account and its address is your confirmed one. `setAside`: disputes its shares, but our staff have set the dispute aside, so that the track can be submitted with them. `optedOut`: wants no emails about shares. `noAddress`: has no email address. Changed shares, a changed name, IPI name number or address of the party, a changed title or changed artists of the track, and other consents to data mining and AI need a new confirmation.',
      examples: ['asked'],
    }),
    askedAt: field.timestampOut('When the party was first asked about these shares.').exactOptional(),
    emailedAt: field.timestampOut('When we last emailed the party about these shares.').exactOptional(),
    reminders: field.count('Number of reminders about these shares, at most 2.', 0).exactOptional(),
    answeredAt: field.timestampOut('When the party answered.').exactOptional(),
    reason: z
      .string()
      .meta({ description: 'Why the party disputes its shares.', examples: ['I wrote half of the song.'] })
      .exactOptional(),
  })
  .meta({ id: 'PartyConfirmation', description: 'A party with shares in a track.' });

export const ConfirmationList = pageOf(PartyConfirmation, 'Parties, in the order of the shares.').meta({
  id: 'ConfirmationList',
  description: 'The confirmations of the shares in a track.',
});

export const AskedConfirmationList = ConfirmationList.extend({
  emailed: z.array(partyId).meta({ description: 'Parties that we email because of this request.' }),
}).meta({ id: 'AskedConfirmationList', description: 'The confirmations of the shares in a track.' });

export const exampleShare = { side: 'writer' as const, role: 'composer' as const, sharePct: '50' };
/** A track has at most 100 shares of each side. */
export const maxParties = 300;
export const exampleConfirmations = {
  data: [
    {
      ...{ partyId: partyExamples.partyId, name: partyExamples.name, shares: [exampleShare] },
      ...{ state: 'asked' as const, askedAt: examples.now, emailedAt: examples.now, reminders: 0 },
    },
  ],
  pagination: { limit: maxParties, nextCursor: null, total: 1 },
};
export const exampleAsked = { ...exampleConfirmations, emailed: [partyExamples.partyId] };

export const ReadSharesDto = z
  .strictObject({ code: mailedCode(shareCode) })
  .meta({ id: 'ReadSharesDto', description: 'The code from the email.' });

const agreed = z.strictObject({
  code: mailedCode(shareCode),
  answer: z.enum(['confirm', 'optOut']).meta({
    description:
      '`confirm`: the shares are right, and the account may license them, with the consents of the track (`tdm`). `optOut`: you want no more emails about shares, from any account; an earlier answer stays.',
    examples: ['confirm'],
  }),
});
const disputed = z.strictObject({
  code: mailedCode(shareCode),
  answer: z.literal('dispute').meta({ description: 'The shares are wrong.', examples: ['dispute'] }),
  reason: reason.exactOptional(),
});

export const AnswerSharesDto = either(
  agreed,
  disputed,
  (given) => !('answer' in given) || given.answer !== 'dispute',
).meta({ id: 'AnswerSharesDto', description: 'Your answer about your shares in a track.' });

export const AskedShares = z
  .object({
    account: z.string().meta({
      description: 'Name of the account that entered the track and your address.',
      examples: ['Nordlicht Records'],
    }),
    title: z
      .string()
      .meta({ description: 'Title of the track.', examples: ['Night Drive'] })
      .exactOptional(),
    artists: z.array(z.string()).meta({
      description: 'Artists of the track. Empty if the question has changed.',
      examples: [[artistExamples.name]],
    }),
    party: z.string().meta({
      description: 'Your name as the account entered it. Empty if the question has changed.',
      examples: [partyExamples.name],
    }),
    shares: z.array(AskedShare).meta({ description: 'Your shares. Empty if the question has changed.' }),
    tdm: details.tdm
      .meta({
        description:
          'Consents of the track to data mining and AI, which you confirm with your shares. Absent if none is given.',
      })
      .exactOptional(),
    state: z
      .enum(['asked', 'confirmed', 'disputed', 'optedOut'])
      .meta({ description: 'Your last answer, or `asked`.', examples: ['asked'] }),
    until: field.timestampOut('How long the code is valid.', examples.later),
  })
  .meta({ id: 'AskedShares', description: 'Your shares in a track, as an account entered them.' });

export const exampleAskedShares = {
  ...{ account: 'Nordlicht Records', title: 'Night Drive', artists: [artistExamples.name] },
  ...{ party: partyExamples.name, shares: [exampleShare], state: 'asked' as const, until: examples.later },
};
