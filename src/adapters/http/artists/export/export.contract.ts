import { z } from 'zod';
import { OwnAlbum, exampleOwnAlbum } from '../../albums/album.schemas.ts';
import { exampleOwnTrack, OwnTrack } from '../../drafts/draft.schemas.ts';
import { route } from '../../kernel/route.ts';
import { exampleConfirmations, PartyConfirmation } from '../../parties/confirmation.schemas.ts';
import { exampleParty, Party } from '../../parties/party.schemas.ts';
import { exampleOwnBalance, OwnBalance, OwnPayout } from '../../payouts/own-payouts.contract.ts';
import { exampleOwnPayout } from '../../payouts/payouts.examples.ts';
import { exampleReady, MasterUpload } from '../../uploads/upload.view.ts';
import { exampleSession } from '../../vocabulary/account-sessions.ts';
import * as field from '../../vocabulary/fields.ts';
import { anyone } from '../artist-sessions.contract.ts';
import { ArtistSession, exampleOwn, OwnArtist } from '../artist.schemas.ts';
import { Claim, exampleClaim } from '../claims/claims.contract.ts';
import { Colleague, exampleColleague } from '../members.contract.ts';
import { ArtistProfile, exampleProfile } from '../profile.schemas.ts';
import { tags } from '../registration.contract.ts';

const ExportedTrack = OwnTrack.extend({
  confirmations: z
    .array(PartyConfirmation)
    .meta({ description: 'The parties with shares in the track, and their answers.' }),
}).meta({
  id: 'ExportedTrack',
  description: 'A track of your account with the confirmations of its shares.',
});

const AccountExport = z
  .object({
    exportedAt: field.timestampOut('When the export started.'),
    account: OwnArtist,
    sessions: z.array(ArtistSession).meta({ description: 'Your active sessions.' }),
    members: z.array(Colleague).meta({ description: 'Members of the account and people invited to it.' }),
    artists: z.array(ArtistProfile).meta({ description: 'Profiles in the account.' }),
    claims: z.array(Claim).meta({ description: 'Claims to artists of the catalog.' }),
    parties: z.array(Party).meta({ description: 'Owners, writers and publishers that the account entered.' }),
    albums: z.array(OwnAlbum).meta({ description: 'Albums, with the IDs of their tracks.' }),
    uploads: z.array(MasterUpload).meta({ description: 'Uploads of masters, without their URLs.' }),
    tracks: z.array(ExportedTrack).meta({ description: 'Tracks in every status.' }),
    balances: z
      .array(OwnBalance)
      .meta({ description: 'Balances by currency. Absent for editors.' })
      .exactOptional(),
    payouts: z
      .array(OwnPayout)
      .meta({ description: 'Payouts to your account, the latest first. Absent for editors.' })
      .exactOptional(),
  })
  .meta({
    id: 'AccountExport',
    description: 'What is stored for an account, as its member sees it.',
  });

export const exportAccount = route({
  operation: 'exportOwnArtist',
  method: 'GET',
  path: '/api/v1/artists/me/export',
  access: anyone,
  summary: 'Export your data',
  description:
    'Returns what we have stored for your account, in one document: what the other operations return to you, page by page. Payout details are masked; they, balances and payouts are absent for editors. The document contains no audio, no images and no URLs of uploads. It is written while records are read: changes that are made meanwhile can appear, and a profile or party that is renamed meanwhile can appear twice or not at all. If the response ends early, its JSON is incomplete: send the request again. It ends early, too, when you are removed from the account or get another role. Each export is recorded in the audit log as `artist.export`. You can export three times in a burst, and ten times per day.',
  tags,
  cacheControl: 'private, no-store',
  gzip: true,
  responses: {
    200: {
      description: 'The data of your account.',
      schema: AccountExport,
      streamed: true,
      headers: {
        'content-disposition': {
          description: 'Suggested file name.',
          example: 'attachment; filename="account-2026-03-02.json"',
        },
      },
      example: {
        exportedAt: field.examples.now,
        account: exampleOwn,
        sessions: [exampleSession],
        members: [exampleColleague],
        artists: [exampleProfile],
        claims: [exampleClaim],
        parties: [exampleParty],
        albums: [exampleOwnAlbum],
        uploads: [exampleReady],
        tracks: [{ ...exampleOwnTrack, confirmations: exampleConfirmations.data }],
        balances: [exampleOwnBalance],
        payouts: [exampleOwnPayout],
      },
    },
  },
  problems: ['RATE_LIMITED'],
});
