import { PlatformId } from '../../../domain/shared/ids.ts';

/** The `_id`s of schema 20 were texts of several parts. */
export const partsOf = (_id: string): readonly string[] => _id.split('/');
export const lastOf = (_id: string): string => partsOf(_id).at(-1) ?? '';
export const platformIn = (_id: string, part: number): PlatformId => PlatformId(partsOf(_id)[part] ?? '');
