import { digestOf, noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aStaffMember } from '../../../support/builders/staff-builders.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aChange, added, type StaffView } from './stage.ts';

type InterleavedView = Pick<StaffView, 'accounts' | 'staffRegistry' | 'auditLog' | 'mailQueue'> &
  Pick<KernelView, 'between'>;

const who = digestOf(501);

/** The promises of a registry of the store kit when concurrent callers commit during a sign-in or a change. */
export const staffInterleavingContract = (open: OpenWorld<InterleavedView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...[1, 2].map((step) =>
      policy(
        `counts two concurrent attempts, at step ${step}`,
        async ({ accounts, between }, concurrently) => {
          await accounts.attempt(who, noon);
          const trying = {
            name: 'account-store.attempt',
            step,
            run: () => accounts.attempt(who, noon),
          };
          const outcomes: unknown[] = [];
          outcomes.push(
            await between(trying, async () => {
              outcomes.push(...(await concurrently(1, (competing) => competing.accounts.attempt(who, noon))));
            }),
          );
          expect(outcomes).toEqual(expect.arrayContaining([{ count: 2 }, { count: 3 }]));
          expect(await accounts.attempt(who, noon)).toEqual({ count: 4 });
        },
      ),
    ),

    ...[1, 2].map((step) =>
      policy(`leaves one admin of two who step down, at step ${step}`, async (view, concurrently) => {
        const admin = { roles: ['admin'] } as const;
        await added(view, aStaffMember(admin), aStaffMember(admin, 2));
        const guards = { version: 1, anotherAdmin: true } as const;
        const stepDown = (n: number) => aChange({ roles: ['rights'] }, { guards }, n);
        const first = {
          name: 'staff-registry.change',
          step,
          run: () => view.staffRegistry.change(stepDown(1)),
        };
        const outcomes: string[] = [];
        outcomes.push(
          await view.between(first, async () => {
            outcomes.push(
              ...(await concurrently(1, (competing) => competing.staffRegistry.change(stepDown(2)))),
            );
          }),
        );
        expect(outcomes.toSorted()).toEqual(['changed', 'guard-failed']);
        const left = await view.staffRegistry.list();
        expect(left.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
      }),
    ),
  ];
};
