import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { heldRoyalties, royaltyPeriods, royaltyStatements } from '../../collections/royalties/periods.ts';
import { sameAs, type KitKind } from '../kind.ts';

export const royaltyKinds = {
  'royalty-periods': sameAs<'royalty-periods'>(royaltyPeriods),
  'royalty-statements': sameAs<'royalty-statements'>(royaltyStatements),
  'held-royalties': sameAs<'held-royalties'>(heldRoyalties),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
