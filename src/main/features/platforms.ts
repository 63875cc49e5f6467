import { addCredential } from '../../application/platforms/add-credential.ts';
import { endSessions } from '../../application/platforms/end-sessions.ts';
import { listCredentials } from '../../application/platforms/list-credentials.ts';
import { confirmContact, editOwnPlatform, readOwnPlatform } from '../../application/platforms/own-record.ts';
import { chooseLanguage } from '../../application/platforms/members/choose-language.ts';
import { inviteMember } from '../../application/platforms/members/invite-member.ts';
import { listMembers } from '../../application/platforms/members/list-members.ts';
import { removeMember } from '../../application/platforms/members/remove-member.ts';
import { requestSignInLink } from '../../application/platforms/members/request-sign-in-link.ts';
import { updateMember } from '../../application/platforms/members/update-member.ts';
import { readMonthlyUsage } from '../../application/platforms/read-monthly-usage.ts';
import { registerPlatform } from '../../application/platforms/register-platform.ts';
import {
  confirmRegistration,
  requestRegistration,
} from '../../application/platforms/registration-by-mail.ts';
import { removeCredential } from '../../application/platforms/remove-credential.ts';
import type { MemberManagement } from '../../ports/driving/members.ts';
import type { Platforms } from '../../ports/driving/platforms.ts';
import { meter } from './requests.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { registry, digest, randomness, ids, clock, journal, library, ledger, enrichmentJobs } = driven;
const { limiter, secretCipher, textSigner, mailQueue, mailTexts } = driven;
const { selfRegistration, tiers, baseUrl } = settings;

const credentials = { registry, digest, randomness, ids, clock };
const byMail = { registry, digest, ids, clock, textSigner, selfRegistration };
const writing = { limiter, secretCipher, mailTexts, baseUrl };
const recording = { registry, clock, ids, digest, mailTexts };

const inviting = { registry, clock, ids, digest, textSigner, ...writing };

export const platforms = feature<Platforms & MemberManagement>({
  registerPlatform: use(registerPlatform, { ...credentials, limiter, selfRegistration }),
  requestRegistration: use(requestRegistration, { ...byMail, ...writing, mailQueue }),
  confirmRegistration: use(confirmRegistration, { ...byMail, randomness }),
  readMonthlyUsage: use(readMonthlyUsage, {
    ...{ registry, journal, library, ledger, enrichmentJobs, meter, tiers, clock },
  }),
  readOwnPlatform: use(readOwnPlatform, { registry }),
  editOwnPlatform: use(editOwnPlatform, { ...recording, ...writing, randomness }),
  confirmContact: use(confirmContact, recording),
  listCredentials: use(listCredentials, { registry, journal, meter }),
  addCredential: use(addCredential, credentials),
  removeCredential: use(removeCredential, { registry, clock }),
  endSessions: use(endSessions, { registry, clock }),
  listMembers: use(listMembers, { registry }),
  inviteMember: use(inviteMember, inviting),
  updateMember: use(updateMember, inviting),
  removeMember: use(removeMember, { registry, clock, ids, mailTexts, baseUrl }),
  chooseLanguage: use(chooseLanguage, { registry }),
  requestSignInLink: use(requestSignInLink, { ...inviting, mailQueue }),
});
