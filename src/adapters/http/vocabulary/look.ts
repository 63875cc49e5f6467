import type { Brand } from '../portal/brand.ts';
import { html, type Html } from '../reference/html.ts';

/** The name of the operator, and whether the icon of the portal can be shown: not if the portal was not built. */
export interface Look {
  readonly brand: string;
  readonly icon: boolean;
}

export interface LookSettings {
  readonly brand: Pick<Brand, 'name'>;
  /** Whether the icon of the portal can be shown: not if the portal was not built. */
  readonly icon: boolean;
}

export const lookOf = ({ brand, icon }: LookSettings): Look => ({ brand: brand.name, icon });

/** The icon of a page that the service renders. */
export const iconLink = ({ icon }: Look): Html =>
  icon
    ? html`<link rel="icon" href="/portal/icon.svg" type="image/svg+xml" />`
    : html`<link rel="icon" href="data:," />`;

/** The logo and the name of the operator in the header of a page. */
export const brandMark = ({ brand, icon }: Look): Html => {
  const logo = icon ? html`<img src="/portal/icon.svg" alt="" width="24" height="24" /> ` : '';
  return html`${logo}<strong>${brand}</strong>`;
};
