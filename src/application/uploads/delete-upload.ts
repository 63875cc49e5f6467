import { roleMissingFor } from '../../domain/artists/profile.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { isConfirmed } from '../../domain/uploads/upload.ts';
import type { DeleteUpload, TerminateUpload } from '../../ports/driving/uploads/uploads.ts';
import { permittedGrant, type Granting } from './upload-links.ts';
import { withdrawUpload, type WithdrawingDependencies } from './withdraw-upload.ts';

export const deleteUpload =
  (dependencies: WithdrawingDependencies): DeleteUpload =>
  async ({ caller: { member }, uploadId }) => {
    const missing = roleMissingFor(member, 'tracks');
    if (missing) return fail(missing);
    const upload = await dependencies.uploadStore.find(uploadId);
    if (upload?.accountId !== member.accountId) return fail({ kind: 'artist-upload-not-found' });
    const outcome = await withdrawUpload(dependencies, upload, { memberId: member.memberId, scope: 'any' });
    return outcome === 'submitted' ? fail({ kind: 'artist-upload-submitted' }) : ok('deleted');
  };

export const terminateUpload =
  (dependencies: WithdrawingDependencies & Granting): TerminateUpload =>
  async ({ token }) => {
    const grant = await permittedGrant(dependencies, token);
    const upload = grant && (await dependencies.uploadStore.find(grant.uploadId));
    if (!upload || upload.accountId !== grant.accountId || isConfirmed(upload))
      return fail({ kind: 'link-invalid' });
    const outcome = await withdrawUpload(dependencies, upload, { memberId: grant.memberId, scope: 'open' });
    return outcome === 'deleted' ? ok('deleted') : fail({ kind: 'link-invalid' });
  };
