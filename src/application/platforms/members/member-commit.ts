import { memberChangeMail, type MemberChange } from '../../../domain/platforms/members/member-mails.ts';
import {
  joinedOwners,
  languageFor,
  memberWith,
  withJoined,
  type Member,
} from '../../../domain/platforms/members/member.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { PortalLinkPass } from '../../../domain/platforms/portal-pass.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type {
  PlatformChange,
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../../ports/driven/platforms/platform-registry.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';

export interface CommitDependencies {
  readonly registry: PlatformRegistry;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

interface Committed {
  readonly members: readonly Member[];
  readonly changed: MemberChange;
  /** The ID of the member or credential that caused the change. */
  readonly by: string;
  readonly mails?: readonly Mail[];
}

const nextOf = (platform: Platform): Platform => ({ ...platform, version: platform.version + 1 });

/**
 * Returns the change of a platform that stores its members, with the audit note and the emails to the owners, who are
 * those before the change, except the person whom it concerns.
 */
export const memberCommit = (
  dependencies: Omit<CommitDependencies, 'registry'>,
  { platform, members: before = [] }: PlatformWithCredentials,
  { members, changed, by, mails = [] }: Committed,
): PlatformChange => {
  const { memberId, email, role } = changed.member;
  const { mailTexts, baseUrl } = dependencies;
  const noticeTo = (owner: Member): Mail => {
    const wording = mailTexts.in(languageFor(owner, platform));
    return mailTo(dependencies, owner.email, memberChangeMail(wording, platform, changed, baseUrl));
  };
  const owners = joinedOwners(before).filter((owner) => owner.email !== email);
  return {
    platform: nextOf(platform),
    guards: { version: platform.version },
    members,
    effects: {
      events: [],
      mails: [...mails, ...owners.map(noticeTo)],
      audit: {
        at: dependencies.clock.now(),
        actor: { kind: 'platform', platformId: platform.platformId },
        action: `member.${changed.change === 'role' ? 'change_role' : changed.change}`,
        subjects: [...new Set([memberId, platform.platformId, by])],
        detail: { by, role, ...(changed.change === 'role' && { before: changed.before }) },
      },
      idempotency: undefined,
    },
  };
};

/**
 * Records that the member of a grant, if it is one, has proven their address with an emailed link, unless it is recorded
 * already. If concurrent callers never stop, the session begins all the same, and the member stays invited until they open another
 * invitation.
 */
export const recordJoined = async (
  dependencies: CommitDependencies,
  { platformId, grant: { credentialId } }: Pick<PortalLinkPass, 'platformId' | 'grant'>,
): Promise<void> => {
  const { registry, clock } = dependencies;
  await retryOnConflict(async () => {
    const found = await registry.find(platformId);
    const members = found && withJoined(found.members ?? [], credentialId, clock.now());
    const member = members && memberWith(members, credentialId);
    if (!member) return ok('recorded');
    const changed = { change: 'joined', member } as const;
    const change = memberCommit(dependencies, found, { members, changed, by: credentialId });
    return (await registry.change(change)) === 'changed' ? ok('recorded') : 'conflict';
  });
};
