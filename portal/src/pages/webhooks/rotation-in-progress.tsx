import { t } from '../../texts/texts.ts';
/** Warns that a second rotation within a day ends the older secret immediately. */
export const RotationInProgress = ({ secrets }: { readonly secrets: readonly unknown[] }) =>
  secrets.length > 1 && <strong>{t('webhooks.aRotationIsAlreadyIn')}</strong>;
