import { changeNote } from '../../../../src/domain/platforms/provisioning.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aStaffMember, aStaffSession } from '../../../support/builders/staff-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const caller = { member: aStaffMember(), session: aStaffSession() };
const provisioning = {
  name: 'Big Studio',
  contactEmail: 'rights@studio.example',
  slug: 'big-studio',
  environment: 'live',
  tier: 'growth',
  contentTypes: ['ugc_video'],
} as const;

describe('the plan history of a platform', () => {
  it.each([101, 1_001])(
    'contains a change by staff that was followed by %s edits of the platform itself',
    async (edits) =>
      inWorld(async ({ useCases, ports }) => {
        const { platform } = valueOf(await useCases.provisionPlatform({ caller, provisioning }));
        const { slug, platformId } = platform;
        valueOf(await useCases.editPlatform({ caller, platform: slug, terms: { tier: 'enterprise' } }));
        const actor = { kind: 'platform', platformId } as const;
        for (let n = 1; n <= edits; n++) {
          const renamed = { ...platform, name: `Studio ${String(n)}` };
          await ports.auditLog.append(changeNote(platform, renamed, { at: noon, actor }));
        }
        const changes = valueOf(await useCases.readPlanHistory({ platform: slug, limit: 1 }));
        expect(changes).toEqual([
          {
            at: noon,
            cause: 'staff',
            before: { tier: 'growth', addOns: [] },
            after: { tier: 'enterprise', addOns: [] },
          },
        ]);
      })(),
  );

  it(
    'contains the latest changes first, and no more than requested',
    inWorld(async ({ useCases }) => {
      valueOf(await useCases.provisionPlatform({ caller, provisioning }));
      const platform = provisioning.slug;
      for (const tier of ['enterprise', 'developer'] as const)
        valueOf(await useCases.editPlatform({ caller, platform, terms: { tier } }));
      const tiersIn = async (limit: number) =>
        valueOf(await useCases.readPlanHistory({ platform, limit })).map(({ after }) => after.tier);
      expect(await tiersIn(10)).toEqual(['developer', 'enterprise']);
      expect(await tiersIn(1)).toEqual(['developer']);
      expect(kindOf(await useCases.readPlanHistory({ platform: 'nobody', limit: 1 }))).toBe(
        'platform-not-found',
      );
    }),
  );
});
