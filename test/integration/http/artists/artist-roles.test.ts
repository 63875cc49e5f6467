import { artistRoles, type ArtistRole } from '../../../../src/domain/artists/account.ts';
import { requestEveryOperation } from '../../../support/http/operations/everywhere.ts';
import {
  aColleagueOf,
  aConfirmedLabel,
  fullProfile,
} from '../../../support/http/successes/artist-successes.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const artists = '/api/v1/artists';
const anyone = artistRoles;
const editors = ['owner', 'editor'] as const;
const owners = ['owner'] as const;
const payees = ['owner', 'finance'] as const;

/** The roles that each operation for artists permits. An operation that is missing here fails. */
const permitted: Readonly<Record<string, readonly ArtistRole[]>> = {
  createArtistBrowserSession: anyone,
  getArtistBrowserSession: anyone,
  listArtistSessions: anyone,
  endArtistSession: anyone,
  endOtherArtistSessions: anyone,
  changeArtistPassword: anyone,
  requestArtistEmailVerification: anyone,
  verifyArtistEmail: anyone,
  getOwnArtist: anyone,
  exportOwnArtist: anyone,
  requestArtistClosure: owners,
  withdrawArtistClosure: owners,
  // The example changes the profile and the payout details.
  updateOwnArtist: owners,
  listRosterArtists: anyone,
  getRosterArtist: anyone,
  addRosterArtist: editors,
  updateRosterArtist: editors,
  listArtistClaims: anyone,
  claimArtist: editors,
  initiateImageUpload: editors,
  initiateArtistImageUpload: editors,
  confirmImageUpload: editors,
  deleteImage: editors,
  createAlbum: editors,
  listOwnAlbums: anyone,
  getOwnAlbum: anyone,
  updateAlbum: editors,
  assignAlbumTracks: editors,
  deleteAlbum: editors,
  listShareConfirmations: anyone,
  requestShareConfirmations: editors,
  createParty: editors,
  listParties: anyone,
  getParty: anyone,
  updateParty: editors,
  deleteParty: editors,
  deliverTracks: editors,
  createTrack: editors,
  listOwnTracks: anyone,
  getOwnTrack: anyone,
  updateTrack: editors,
  submitTrack: editors,
  checkTrack: anyone,
  initiateStem: editors,
  listOwnStems: anyone,
  listTrackUse: anyone,
  confirmStem: editors,
  deleteStem: editors,
  withdrawTrackRevision: editors,
  deleteTrack: editors,
  initiateUpload: editors,
  listUploads: anyone,
  getUpload: anyone,
  getUploadAudio: anyone,
  deleteUpload: editors,
  confirmUpload: editors,
  followUpload: anyone,
  listStatements: payees,
  getStatement: payees,
  listOwnBalances: payees,
  listOwnPayouts: payees,
  listArtistMembers: anyone,
  inviteArtistMember: owners,
  updateArtistMember: owners,
  removeArtistMember: owners,
};

describe('roles of members of labels', () => {
  let service: TestService;
  let label: Awaited<ReturnType<typeof aConfirmedLabel>>;
  beforeAll(async () => {
    service = await withoutConnections(await aService({ environment: { EVENT_WORKER: 'off' } }));
    label = await aConfirmedLabel(service);
    await label.client.ask('PATCH', `${artists}/me`, { body: fullProfile });
  });
  afterAll(() => service.close());

  it.each(artistRoles)('permit %s the operations of the table, and no other', async (role) => {
    const { token } = await aColleagueOf(service, label, role);
    const answers = await requestEveryOperation(service, 'artist')(token);
    expect(answers.map(([operation]) => operation).toSorted()).toEqual(Object.keys(permitted).toSorted());
    const refused = answers.filter(([, , code]) => code === 'ROLE_MISSING').map(([operation]) => operation);
    const expected = Object.keys(permitted).filter((operation) => !permitted[operation]?.includes(role));
    expect(refused.toSorted()).toEqual(expected.toSorted());
  });

  it('hide payout details from editors, and let finance change them', async () => {
    const shown = async (role: ArtistRole) => {
      const { client } = await aColleagueOf(service, label, role);
      const { payout } = fullProfile;
      const changed = await client.ask('PATCH', `${artists}/me`, { body: { payout, password } });
      const own = await client.get(`${artists}/me`);
      return [changed.status, own.text.includes('DE••6199')];
    };
    expect(await shown('finance')).toEqual([200, true]);
    expect(await shown('owner')).toEqual([200, true]);
    expect(await shown('editor')).toEqual([403, false]);
  });

  it('apply to open sessions immediately', async () => {
    const { client, memberId } = await aColleagueOf(service, label, 'editor');
    const edit = () => client.ask('PATCH', `${artists}/me`, { body: { bio: 'New.' } });
    expect((await edit()).status).toBe(200);
    const path = `${artists}/me/members/${memberId}`;
    expect((await label.client.ask('PATCH', path, { body: { role: 'finance' } })).status).toBe(200);
    expect((await edit()).code).toBe('ROLE_MISSING');
  });
});
