import { digestOf, noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  aMail,
  aNote,
  aStaffMember,
  aStaffSession,
  staffId,
  staffHolder,
} from '../../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aChange, actionsIn, added, mailsIn, type StaffView } from './stage.ts';
import { effectsOf } from '../../../support/effects.ts';

const admin = { roles: ['admin'] } as const;
const invited = {
  status: 'invited',
  invitation: { codeDigest: digestOf(77), until: noon + 1 },
  oidcSubject: 'their|$ubject.1',
} as const;

export const memberPolicies = (open: OpenWorld<StaffView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds a member by id, email, subject and invitation, and nobody else', async (view) => {
      const { staffRegistry } = view;
      const everyWay = () =>
        Promise.all([
          staffRegistry.find(staffId()),
          staffRegistry.findByEmail('staff-1@house.example'),
          staffRegistry.findByOidcSubject('their|$ubject.1'),
          staffRegistry.findByInvitation(digestOf(77)),
        ]);
      expect(await everyWay()).toEqual([undefined, undefined, undefined, undefined]);
      await added(view, aStaffMember({}, 2));
      expect(await everyWay()).toEqual([undefined, undefined, undefined, undefined]);
      const { passwordHash: _, ...bare } = aStaffMember(invited);
      const full = {
        ...bare,
        totp: { sealed: 'AQ==', lastStep: 9 },
      };
      await added(view, full);
      expect(await everyWay()).toEqual([full, full, full, full]);
    }),

    policy('finds a member under what it is now, and under nothing that it was', async (view) => {
      const { staffRegistry } = view;
      await added(view, aStaffMember(invited), aStaffMember({}, 2));
      const next = aChange({ email: 'new@house.example', oidcSubject: 'another' });
      expect(await staffRegistry.change(next)).toBe('changed');
      expect(await staffRegistry.findByEmail('new@house.example')).toEqual(next.member);
      expect(await staffRegistry.findByOidcSubject('another')).toEqual(next.member);
      expect(await staffRegistry.findByEmail('staff-1@house.example')).toBeUndefined();
      expect(await staffRegistry.findByOidcSubject('their|$ubject.1')).toBeUndefined();
      expect(await staffRegistry.findByInvitation(digestOf(77))).toBeUndefined();
    }),

    policy('lists all members by email, those without invitation or subject among them', async (view) => {
      const emails = ['c@house.example', 'a@house.example', 'b@house.example'];
      await added(view, ...emails.map((email, i) => aStaffMember({ email }, i + 1)));
      const listed = await view.staffRegistry.list();
      expect(listed.map(({ email }) => email)).toEqual(emails.toSorted());
      expect(listed[0]).toEqual(aStaffMember({ email: 'a@house.example' }, 2));
    }),

    policy('keeps note and emails of a new member in one commit with it', async (view) => {
      const audit = aNote({ action: 'staff.invite', subjects: [staffId()] });
      await view.staffRegistry.add({
        member: aStaffMember(),
        effects: effectsOf({ mails: [aMail(), aMail({}, 2)], audit }),
      });
      expect(await view.auditLog.entries({ after: 0, limit: 9, subject: staffId() })).toMatchObject([audit]);
      expect(await mailsIn(view)).toEqual([aMail(), aMail({}, 2)]);
    }),

    policy(
      'gives an email address to one of twenty concurrent callers, with one audit entry and one email',
      async (view, concurrently) => {
        const outcomes = await concurrently(20, ({ staffRegistry }, n) =>
          staffRegistry.add({
            member: aStaffMember({ email: 'wanted@house.example' }, n),
            effects: effectsOf({ mails: [aMail({}, n)], audit: aNote({ action: `add ${n}` }) }),
          }),
        );
        expect(outcomes.toSorted()).toEqual(['added', ...new Array<string>(19).fill('email-taken')]);
        const winner = outcomes.indexOf('added') + 1;
        expect(await view.staffRegistry.list()).toEqual([
          aStaffMember({ email: 'wanted@house.example' }, winner),
        ]);
        expect(await actionsIn(view)).toEqual([`add ${winner}`]);
        expect(await mailsIn(view)).toEqual([aMail({}, winner)]);
      },
    ),

    policy('adds one first account when twenty processes each try to add one', async (view, concurrently) => {
      const outcomes = await concurrently(20, ({ staffRegistry }, n) =>
        staffRegistry.add({
          member: aStaffMember(admin, n),
          onlyIfEmpty: true,
          effects: effectsOf({ audit: aNote({}, n) }),
        }),
      );
      expect(outcomes.toSorted()).toEqual(['added', ...new Array<string>(19).fill('not-empty')]);
      expect(await view.staffRegistry.list()).toHaveLength(1);
      expect(await actionsIn(view)).toHaveLength(1);
    }),

    policy(
      'adds no first account where there is any, also while others are added',
      async (view, concurrently) => {
        const outcomes = await concurrently(20, ({ staffRegistry }, n) =>
          staffRegistry.add({
            member: aStaffMember({}, n),
            ...(n % 2 === 0 && { onlyIfEmpty: true }),
            effects: effectsOf({ audit: aNote({}, n) }),
          }),
        );
        const first = outcomes.filter((outcome, i) => i % 2 === 1 && outcome === 'added');
        expect(first.length).toBeLessThanOrEqual(1);
        const listed = await view.staffRegistry.list();
        expect(listed).toHaveLength(10 + first.length);
        const entry = {
          member: aStaffMember({ status: 'disabled' }, 30),
          onlyIfEmpty: true,
          effects: effectsOf({ audit: aNote() }),
        } as const;
        expect(await view.staffRegistry.add(entry)).toBe('not-empty');
        expect(await view.staffRegistry.list()).toEqual(listed);
      },
    ),

    policy(
      'changes a member, with note and emails, where its version is the one decided on',
      async (view) => {
        const { staffRegistry } = view;
        await added(view, aStaffMember());
        const audit = aNote({ action: 'staff.change' });
        const next = aChange(
          { name: 'Zoë', roles: ['rights', 'finance'] },
          { effects: { mails: [aMail()], audit } },
        );
        expect(await staffRegistry.change(next)).toBe('changed');
        expect(await staffRegistry.find(staffId())).toEqual(next.member);
        expect(await staffRegistry.change(next)).toBe('guard-failed');
        expect(
          await staffRegistry.change(aChange({}, { effects: { mails: [aMail({}, 2)], audit } }, 9)),
        ).toBe('guard-failed');
        expect(await staffRegistry.list()).toEqual([next.member]);
        expect(await actionsIn(view)).toEqual(['staff.invite', 'staff.change']);
        expect(await mailsIn(view)).toEqual([aMail()]);
      },
    ),

    policy('accepts one of twenty concurrent changes of a member', async (view, concurrently) => {
      await added(view, aStaffMember());
      const outcomes = await concurrently(20, ({ staffRegistry }, n) =>
        staffRegistry.change(
          aChange({ name: `by ${n}` }, { effects: { audit: aNote({ action: `change ${n}` }) } }),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['changed', ...new Array<string>(19).fill('guard-failed')]);
      const winner = outcomes.indexOf('changed') + 1;
      expect((await view.staffRegistry.find(staffId()))?.name).toBe(`by ${winner}`);
      expect(await actionsIn(view)).toEqual(['staff.invite', `change ${winner}`]);
    }),

    policy('gives nobody an email that another member has, and lets each keep its own', async (view) => {
      const { staffRegistry } = view;
      await added(view, aStaffMember(), aStaffMember({}, 2));
      const taken = aChange(
        { email: 'staff-2@house.example' },
        { effects: { mails: [aMail()], audit: aNote() } },
      );
      expect(await staffRegistry.change(taken)).toBe('email-taken');
      expect(await staffRegistry.find(staffId())).toEqual(aStaffMember());
      expect(await actionsIn(view)).toHaveLength(2);
      expect(await mailsIn(view)).toEqual([]);
      expect(await staffRegistry.change(aChange({ name: 'Same address' }))).toBe('changed');
    }),

    policy('keeps the last active admin, whatever other members exist', async (view) => {
      const { staffRegistry } = view;
      const others = [aStaffMember({ ...admin, status: 'disabled' }, 2), aStaffMember({}, 3)];
      await added(view, aStaffMember(admin), ...others, aStaffMember({ ...admin, ...invited }, 4));
      const guards = { version: 1, anotherAdmin: true } as const;
      const stepDown = aChange({ roles: ['rights'] }, { guards, effects: { audit: aNote() } });
      expect(await staffRegistry.change(stepDown)).toBe('guard-failed');
      expect(await staffRegistry.find(staffId())).toEqual(aStaffMember(admin));
      await staffRegistry.change(aChange({ roles: ['finance', 'admin'] }, {}, 3));
      expect(await staffRegistry.change(stepDown)).toBe('changed');
    }),

    policy('leaves one admin of twenty who all give up the role concurrently', async (view, concurrently) => {
      const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
      await added(view, ...numbers.map((n) => aStaffMember(admin, n)));
      const guards = { version: 1, anotherAdmin: true } as const;
      const outcomes = await concurrently(20, ({ staffRegistry }, n) =>
        staffRegistry.change(aChange({ roles: ['rights'] }, { guards }, n)),
      );
      expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(19);
      const listed = await view.staffRegistry.list();
      expect(listed.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
    }),

    policy('leaves nothing of an addition or a change that fails halfway', async (view) => {
      const { accounts, staffRegistry } = view;
      await added(view, aStaffMember(invited), aStaffMember({}, 2));
      const kept = aStaffMember({ ...invited, version: 2 });
      await staffRegistry.change(aChange(kept, { session: aStaffSession() }));
      await staffRegistry.change(aChange({}, { session: aStaffSession({ accountId: staffId(2) }, 2) }, 2));
      const rest = { effects: effectsOf({ audit: aNote(), mails: [aMail()] }) };
      const sameCode = aStaffMember({ ...invited, oidcSubject: 'other' }, 3);
      await expect(staffRegistry.add({ member: sameCode, ...rest })).rejects.toThrow();
      const session = aStaffSession({ tokenDigest: digestOf(1) }, 2);
      const half = aStaffMember({ name: 'half', version: 3 });
      const broken = { member: half, guards: { version: 2 }, endSessions: 'all', session, ...rest } as const;
      await expect(staffRegistry.change(broken)).rejects.toThrow();
      expect(await staffRegistry.list()).toHaveLength(2);
      expect(await staffRegistry.find(staffId())).toEqual(kept);
      expect(await accounts.sessions(staffHolder(), noon)).toEqual([aStaffSession()]);
      expect(await actionsIn(view)).toEqual(['staff.invite', 'staff.invite']);
      expect(await mailsIn(view)).toEqual([]);
    }),

    policy('shows a change to every process immediately', async (view, concurrently) => {
      await added(view, aStaffMember());
      await concurrently(4, ({ staffRegistry }) => staffRegistry.find(staffId()));
      await view.staffRegistry.change(aChange({ status: 'disabled' }));
      const seen = await concurrently(4, ({ staffRegistry }) => staffRegistry.find(staffId()));
      expect(seen.map((member) => member?.status)).toEqual(new Array(4).fill('disabled'));
    }),
  ];
};
