import type { UpdateProfileDto } from '@platform-licensing/client';

/** Payout details as they are entered. The fields of the other type are kept while the type is changed. */
export interface PayoutDraft {
  readonly type: 'iban' | 'account';
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly country: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly password: string;
}

export const emptyPayout: PayoutDraft = {
  type: 'iban',
  holder: '',
  iban: '',
  bic: '',
  country: '',
  bankCode: '',
  accountNumber: '',
  password: '',
};

/** The required fields of each type. */
const required = {
  iban: ['holder', 'iban', 'password'],
  account: ['holder', 'country', 'bankCode', 'accountNumber', 'password'],
} as const satisfies { readonly [Type in PayoutDraft['type']]: readonly (keyof PayoutDraft)[] };

/** Returns whether every required field is filled in. */
export const isFilledIn = (draft: PayoutDraft): boolean =>
  required[draft.type].every((name) => draft[name].trim() !== '');

/** Returns the request that saves the details. */
export const requestOf = (draft: PayoutDraft): UpdateProfileDto => {
  const [holder, bic] = [draft.holder.trim(), draft.bic.trim()];
  const { country, password } = draft;
  return {
    payout:
      draft.type === 'iban'
        ? { type: 'iban', holder, iban: draft.iban.trim(), ...(bic !== '' && { bic }) }
        : {
            ...{ type: 'account', holder, country },
            ...{ bankCode: draft.bankCode.trim(), accountNumber: draft.accountNumber.trim() },
          },
    password,
  };
};
