import type { AskedShares } from '../../../../../ports/driving/parties/confirmations.ts';
import type { TdmPermission } from '../../../../../domain/catalog/license-terms.ts';
import type { MiningUse } from '../../../../../domain/parties/consents.ts';
import type { OwnShare } from '../../../../../domain/parties/own-shares.ts';
import type { StateText } from '../../../vocabulary/text-page/text-page.ts';

type Role = Extract<OwnShare, { readonly side: 'writer' }>['role'];

/** The texts of the page on which a party confirms its shares, in one language. */
export interface SharesTexts {
  /** The name of the language in itself. */
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly language: string;
  readonly code: string;
  readonly hint: string;
  readonly view: string;
  readonly untitled: string;
  /** Who entered the track, and how it names the reader. */
  readonly entered: (account: string, party: string) => string;
  readonly artists: string;
  readonly yourShares: string;
  /** `where`: a list of countries, absent for all. */
  readonly share: {
    readonly master: (percent: string, where: string | undefined) => string;
    readonly publisher: (percent: string, where: string | undefined) => string;
    readonly writer: (percent: string, role: string, publisher: string | undefined) => string;
    readonly administered: (percent: string, role: string) => string;
  };
  readonly roles: Readonly<Record<Role, string>>;
  readonly states: Readonly<Record<AskedShares['state'], (account: string) => StateText>>;
  /** The consents to data mining and AI, which are confirmed with the shares. */
  readonly consents: string;
  readonly uses: Readonly<Record<MiningUse, string>>;
  readonly permissions: Readonly<Record<TdmPermission, string>>;
  readonly meaning: (account: string) => string;
  readonly confirm: string;
  readonly reason: string;
  readonly dispute: string;
  readonly noMore: string;
  readonly noMoreMeaning: string;
  readonly validUntil: (time: string) => string;
  readonly problems: {
    readonly invalid: StateText;
    readonly replaced: StateText;
    readonly changed: StateText;
    readonly unreadable: StateText;
    readonly unavailable: StateText;
    readonly tooMany: (seconds: number) => StateText;
  };
}
