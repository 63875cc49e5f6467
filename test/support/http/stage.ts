import { StemId, TermsId } from '../../../src/domain/shared/ids.ts';
import { aTerms } from '../builders/builders.ts';
import { aService, anOrder, type ServiceSettings } from '../service/service.ts';

/** A service with tracks of every kind, and two platforms, one with a license. */
export const aStage = async (settings: ServiceSettings = {}) => {
  const service = await aService(settings);
  const { aKeptRecording, aTrackWithSound, aTrackInCatalog, aPartner, useCases } = service;

  const stem = async (n: number) => ({
    stemId: StemId(`stm_${n}`),
    category: 'drums' as const,
    name: `Drums ${n}`,
    durationMs: 120_000,
    file: await aKeptRecording(`stem-${n}.flac`),
  });
  const edits = { trim: true, loop: true, mix: true, lyricsChange: false };
  const long = { effectiveAt: Date.now() - 60_000 };
  const track = await aTrackWithSound({
    moods: ['calm', 'warm'],
    terms: [aTerms({ ...long, edits }), aTerms({ termsId: TermsId('trm_2'), version: 2, edits })],
    stems: [await stem(1), await stem(2)],
    sumsToMaster: { residualDb: -84 },
  });
  const other = await aTrackWithSound({ moods: ['dark'], terms: [aTerms(long)] });
  const pending = await aTrackInCatalog({ moderationStatus: 'pending_review' });
  const gone = await aTrackWithSound({ terms: [aTerms(long)] });
  await useCases.takeDownTrack({ trackId: gone.trackId, reason: 'infringing' });

  const owner = await aPartner();
  const stranger = await aPartner();
  for (const { slug } of [owner, stranger]) {
    await useCases.changePlatform({ platform: slug, edit: { tier: 'enterprise' } });
  }
  const issued = await owner.client.post('/api/v1/licenses', anOrder(track.trackId));
  const licenseId = issued.member('licenseId');
  const admin = service.anyone.as((await service.aColleague('admin')).token);
  return { ...service, track, other, pending, gone, owner, stranger, licenseId, admin };
};
export type Stage = Awaited<ReturnType<typeof aStage>>;

/** Runs on a stage of its own, which is closed whatever comes of it. */
export const onStage = async (
  settings: ServiceSettings,
  story: (stage: Stage) => Promise<void>,
): Promise<void> => {
  const stage = await aStage(settings);
  try {
    await story(stage);
  } finally {
    await stage.close();
  }
};
