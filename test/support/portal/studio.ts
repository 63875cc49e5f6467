import { AccountId } from '../../../src/domain/shared/ids.ts';
import { aRecording } from '../audio/quiet-audio-processor.ts';
import { aConfirmedArtist } from '../http/successes/artist-successes.ts';
import { albums, anAlbumDto, assigned } from '../http/successes/album-successes.ts';
import { aTrackDto, ownTracks, uploaded } from '../http/successes/draft-successes.ts';
import { aDecisionDto } from '../http/successes/moderation-successes.ts';
import { aPartyWith, anAskedTrack } from '../http/successes/parties/confirmation-successes.ts';
import { closedInStore } from '../http/successes/royalties/royalty-successes.ts';
import { aStemDto, stemBytes, uploadedStem } from '../http/successes/drafts/stem-successes.ts';
import { uploads } from '../http/successes/upload-successes.ts';
import { aPeriod } from '../builders/royalties/random-period.ts';
import type { TestService } from '../service/service.ts';
import type { Tab } from './browser.ts';

type Artist = Awaited<ReturnType<typeof aConfirmedArtist>>;

/** Gives a tab the session of a member of an artist or label account. */
export const signInArtist = async (
  { baseUrl }: Pick<TestService, 'baseUrl'>,
  { context }: Pick<Tab, 'context'>,
  { token }: { readonly token: string },
): Promise<void> => {
  await context.addCookies([
    { name: 'artist_session', value: token, url: baseUrl, httpOnly: true, sameSite: 'Strict' },
  ]);
};

/** Submits a track of the artist, whose only party confirms by its own address. */
const submitted = async ({ client, email }: Artist, title: string): Promise<string> => {
  const artistId = (await client.get('/api/v1/artists/me')).member('artistId');
  const partyId = await aPartyWith(client, { name: 'Mara Lind', email });
  const upload = await uploaded(client, Buffer.from(aRecording(title)));
  const trackId = upload.member('trackId');
  const path = `${ownTracks}/${trackId}`;
  const body = aTrackDto(artistId, partyId, { title });
  await client.ask('PATCH', path, { headers: { 'if-match': '*' }, body });
  const sent = await client.post(`${path}/submit`, undefined);
  if (sent.status !== 200) throw new Error(sent.text);
  return trackId;
};

/** An account with a track in each column of the board. The tracks that staff have decided about are by their action. */
export const aStockedArtist = async (service: TestService, account?: Artist) => {
  const artist = account ?? (await aConfirmedArtist(service));
  const { client } = artist;
  const reviewer = service.anyone.as((await service.aColleague('admin')).token);
  const decide = async (trackId: string, action: string) => {
    const path = `/api/v1/staff/tracks/${trackId}/decisions`;
    const decided = await reviewer.post(path, aDecisionDto(action, {}));
    if (decided.status !== 201) throw new Error(decided.text);
  };
  const draft = (await client.post(ownTracks, { title: 'Northern Windows' })).member('trackId');
  const asked = (await anAskedTrack(service, artist)).created.member('trackId');
  const inReview = await submitted(artist, 'Engine Room');
  const returned = await submitted(artist, 'Night Ferry');
  await decide(returned, 'request_changes');
  const rejected = await submitted(artist, 'Quay');
  await decide(rejected, 'reject');
  const published = await submitted(artist, 'Meadow');
  await decide(published, 'approve');
  const albumId = (await client.post(albums, anAlbumDto())).member('albumId');
  const listed = await assigned(client, albumId, published, inReview);
  if (listed.status !== 200) throw new Error(listed.text);
  return { ...artist, draft, asked, inReview, returned, rejected, published, albumId };
};

/** Gives a track with a processed recording a stem in each state: ready, rejected, interrupted and without a file. */
export const withStemsOf = async (client: Artist['client'], trackId: string): Promise<void> => {
  const path = `${ownTracks}/${trackId}`;
  await uploadedStem(client, path);
  await uploadedStem(client, path, stemBytes('bass', 90_000), { name: 'Bass', category: 'bass' });
  const sha256 = 'a'.repeat(64);
  await client.post(`${path}/stems`, aStemDto(9, { name: 'Voice', category: 'vocals', sha256 }));
  const gone = await client.post(`${path}/stems`, aStemDto(9, { name: 'Pad', category: 'harmony' }));
  const deleted = await client.ask('DELETE', `${uploads}/${gone.member('uploadId')}`);
  if (deleted.status !== 204) throw new Error(deleted.text);
};
export type StockedArtist = Awaited<ReturnType<typeof aStockedArtist>>;

/** Closes two months: three parties of the artist get a part of each. Returns the statements of the later one. */
export const closedMonthsOf = async (
  service: Pick<TestService, 'ports'>,
  { client }: Pick<Artist, 'client'>,
) => {
  const owner = AccountId((await client.get('/api/v1/artists/me')).member('accountId'));
  await closedInStore(service, aPeriod('EUR', '2026-09'), { owner, after: 10 });
  const { statements } = await closedInStore(service, aPeriod('EUR', '2026-10'), { owner });
  const [first] = statements;
  if (!first) throw new Error('no statement');
  return { statements, file: first.file, statementId: first.file.statement.statementId };
};
