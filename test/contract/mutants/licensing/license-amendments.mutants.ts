import type { LicenseLedger } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import type { AmendmentView } from '../../licensing/license-amendments/stage.ts';

interface AmendmentMutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: AmendmentView) => AmendmentView;
}

const ledger =
  (break_: (real: LicenseLedger, view: AmendmentView) => Partial<LicenseLedger>) =>
  (view: AmendmentView): AmendmentView => ({
    ...view,
    ledger: { ...view.ledger, ...break_(view.ledger, view) },
  });

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

/** Broken ledgers, by what they do wrong, each with the cases that must catch it. */
export const licenseAmendmentsMutants: readonly AmendmentMutant[] = [
  {
    title: 'earlier versions that show the current license',
    by: ['makes the license its next version, and keeps the version before'],
    of: ledger((real) => ({
      replacedVersions: async (id) => {
        const license = await real.find(id);
        const replaced = await real.replacedVersions(id);
        return replaced.map((version) => ({ ...version, territories: license?.territories ?? [] }));
      },
    })),
  },
  {
    title: 'an amendment of whatever version is current',
    by: [
      'makes one next version when twenty concurrent callers amend a license',
      'amends no license that ended, and none that was never issued',
    ],
    of: ledger((real) => ({
      amend: async (amending) => {
        const first = await real.amend(amending);
        if (first.outcome !== 'conflict') return first;
        return { outcome: 'amended', license: amending.amended };
      },
    })),
  },
  {
    title: 'an amendment that is not counted',
    by: [
      'counts an amendment like a license toward the quota, but issues none by it',
      'grants exactly what the quota leaves when concurrent callers amend twenty licenses',
    ],
    of: ledger((real) => ({
      amend: ({ guards, ...rest }) => {
        const month = '2020-01';
        return real.amend({ ...rest, guards: { ...guards, quota: { ...guards.quota, month } } });
      },
    })),
  },
  {
    title: 'a quota that is read first and counted later',
    by: ['grants exactly what the quota leaves when concurrent callers amend twenty licenses'],
    of: ledger((real) => ({
      amend: async ({ guards, ...rest }) => {
        const { month, limit } = guards.quota;
        const used = await real.issuedIn(guards.platform.platformId, month);
        if (limit !== null && used >= limit) return { outcome: 'guard-failed', guard: 'quota' };
        await slow();
        return real.amend({ ...rest, guards: { ...guards, quota: { month, limit: null } } });
      },
    })),
  },
  {
    title: 'a quota of licenses that counts no amendments',
    by: ['counts an amendment like a license toward the quota, but issues none by it'],
    of: ledger((real) => ({
      issuedIn: async (platformId, month) => (await real.counts(platformId, month, 0)).issued,
    })),
  },
  {
    title: 'an amendment without its events and warnings',
    by: [
      'makes the license its next version, and keeps the version before',
      'warns with the amendment that reaches a figure of the quota',
    ],
    of: ledger((real) => ({
      amend: ({ effects, ...rest }) =>
        real.amend({ ...rest, warnings: [], effects: { ...effects, events: [] } }),
    })),
  },
  {
    title: 'a track and a platform that are not checked again',
    by: ['writes nothing at all where a guard failed'],
    of: ledger((real, { library, registry }) => ({
      amend: async ({ guards, ...rest }) => {
        const track = await library.find(guards.track.trackId);
        const owner = await registry.find(guards.platform.platformId);
        return real.amend({
          ...rest,
          guards: {
            ...guards,
            track: { ...guards.track, catalogVersion: track?.catalogVersion ?? 0 },
            platform: { ...guards.platform, version: owner?.platform.version ?? 0 },
          },
        });
      },
    })),
  },
  {
    title: 'an idempotency record that is completed where a guard failed',
    by: ['writes nothing at all where a guard failed'],
    of: ledger((real, { idempotencyStore }) => ({
      amend: async (amending) => {
        if (amending.effects.idempotency) await idempotencyStore.complete(amending.effects.idempotency);
        return real.amend(amending);
      },
    })),
  },
  {
    title: 'an audit entry outside the commit',
    by: ['writes nothing at all where a guard failed'],
    of: ledger((real, { auditLog }) => ({
      amend: async ({ effects, ...rest }) => {
        if (effects.audit) await auditLog.append(effects.audit);
        return real.amend({ ...rest, effects: { ...effects, audit: undefined } });
      },
    })),
  },
  {
    title: 'a revocation of the version that was read, even if it was replaced',
    by: ['revokes no version that was replaced since it was read, and then the one that is'],
    of: ledger((real) => ({
      close: async (closing) => {
        const closed = await real.close(closing);
        return closed?.status === 'active' ? closing.revoked : closed;
      },
    })),
  },
  {
    title: 'a use that is judged by the current version of the license',
    by: [
      'finds what decides about a use among all versions of all licenses',
      'judges no use by a country that was added after it',
    ],
    of: ledger((real) => ({
      closestTo: async (platformId, uses) => {
        const found = await real.closestTo(platformId, uses);
        const licenses = await Promise.all(
          found.map(async (version) => (version ? real.find(version.licenseId) : undefined)),
        );
        return licenses.map((license) => {
          if (!license) return undefined;
          const { amendment: _, ...issued } = license;
          return issued;
        });
      },
    })),
  },
  {
    title: 'a list that shows the original version of an amended license',
    by: ['lists an amended license by what it covers now, and as changed when it was amended'],
    of: ledger((real) => ({
      list: async (filter, page) => {
        const { licenses, ...rest } = await real.list(filter, page);
        const { contentType } = filter;
        return {
          ...rest,
          licenses: licenses.filter((one) => contentType === undefined || one.contentType === contentType),
        };
      },
    })),
  },
  {
    title: 'a schedule that loses licenses which were amended',
    by: ['has a renewed license due for notices of its new end, not of the old one'],
    of: (view) => ({
      ...view,
      expiry: {
        ...view.expiry,
        due: async (now, limit) =>
          (await view.expiry.due(now, limit)).filter(({ license }) => !license.amendment),
      },
    }),
  },
  {
    title: 'a notice of expiry that is sent whatever was decided since',
    by: ['sends no notice of an end that was renewed meanwhile'],
    of: (view) => ({
      ...view,
      expiry: {
        ...view.expiry,
        commit: async (commit) => {
          await view.expiry.commit(commit);
          return 'committed';
        },
      },
    }),
  },
];
