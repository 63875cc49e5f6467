import type { Agreement } from '../../domain/artists/account.ts';
import { ok } from '../../domain/shared/result.ts';
import type { ReadAgreement } from '../../ports/driving/artists/artists.ts';

export const readAgreement =
  ({ agreement }: { readonly agreement: Agreement }): ReadAgreement =>
  async () =>
    ok(agreement);
