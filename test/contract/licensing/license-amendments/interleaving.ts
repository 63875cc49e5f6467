import { aRevoked, licenseId, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { november } from '../../webhooks/content-store/stage.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { suspend, takeTrackDown } from '../license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { amendmentStage, type AmendmentStage, type AmendmentView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

export type InterleavedAmendments = AmendmentView & Pick<KernelView, 'between'>;

/** The steps of an amendment: what it looks at, what it writes, and its effects. */
const steps = [1, 2, 3];

type Competitor = (view: AmendmentView, stage: AmendmentStage) => Promise<unknown>;

/** The concurrent commits, with the outcome of the amendment after each. */
const competitors: Readonly<Record<string, { readonly answer: object; readonly act: Competitor }>> = {
  'its track is taken down': {
    answer: { outcome: 'guard-failed', guard: 'track' },
    act: (view, { track }) => takeTrackDown(view, track),
  },
  'its platform is suspended': {
    answer: { outcome: 'guard-failed', guard: 'platform' },
    act: (view, { platform }) => suspend(view, platform),
  },
  'it is revoked': {
    answer: { outcome: 'conflict' },
    act: async ({ ledger }) => {
      const license = await ledger.find(licenseId());
      if (license?.status === 'active')
        await ledger.close({ revoked: aRevoked(license), effects: noEffects });
    },
  },
  'it is amended otherwise': {
    answer: { outcome: 'conflict' },
    act: async ({ ledger }, { change, offer }) =>
      ledger.amend(change(2, offer(1, { territories: ['DE'] }).candidate, { territories: ['FR'] })),
  },
};

/** The promises of a ledger of the store kit when concurrent callers commit while a license is being amended or ended. */
export const interleavedAmendmentsContract = (
  open: OpenWorld<InterleavedAmendments>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const amending = Object.entries(competitors).flatMap(([title, { answer, act }]) =>
    steps.map((step) =>
      policy(`amends no license if ${title} before the commit, at step ${step}`, async (view, race) => {
        const staged = await amendmentStage(view);
        const first = await staged.issue();
        const change = staged.change(1, first);
        let changed = false;
        const running = {
          name: 'license-ledger.amend',
          step,
          run: async () => ({ amended: await view.ledger.amend(change), changedBefore: changed }),
        };
        const { amended, changedBefore } = await view.between(running, async () => {
          await race(1, (competing) => act(competing, staged));
          changed = true;
        });
        expect(changed).toBe(true);
        expect(amended).toEqual(changedBefore ? answer : { outcome: 'amended', license: change.amended });
        const versions = await view.ledger.replacedVersions(licenseId());
        const kept = await view.ledger.find(licenseId());
        expect(kept?.amendment?.version ?? 1).toBe(versions.length + 1);
        expect(await view.ledger.issuedIn(platformId(), november)).toBe(versions.length + 1);
      }),
    ),
  );
  const ending = [1, 2].map((step) =>
    policy(`revokes no version that is replaced before the commit, at step ${step}`, async (view, race) => {
      const { change, issue } = await amendmentStage(view);
      const first = await issue();
      const running = {
        name: 'license-ledger.close',
        step,
        run: () =>
          view.ledger.close({ revoked: aRevoked(first, undefined, noon + 2_000), effects: noEffects }),
      };
      const closed = await view.between(running, async () => {
        await race(1, ({ ledger }) => ledger.amend(change(1, first)));
      });
      const kept = await view.ledger.find(licenseId());
      expect(kept?.status).toBe(closed?.status);
      const versions = await view.ledger.replacedVersions(licenseId());
      expect(kept?.amendment?.version ?? 1).toBe(versions.length + 1);
    }),
  );
  return [...amending, ...ending];
};
