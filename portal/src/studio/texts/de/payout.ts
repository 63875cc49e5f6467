import type { Translation } from '../../../kit/language/message.ts';
import type { payout as english } from '../en/payout.ts';

export const payout: Translation<typeof english> = {
  'payout.account': 'Konto',
  'payout.accountNumber': 'Kontonummer',
  'payout.add': 'Auszahlungsdaten angeben',
  'payout.bankCode': 'Bankleitzahl',
  'payout.bankCodeHint': 'Routing Number, Sort Code oder BIC.',
  'payout.bic': 'BIC',
  'payout.change': 'Auszahlungsdaten ändern',
  'payout.changed': 'Letzte Änderung',
  'payout.confirmYourAddressFirst':
    'Bestätigen Sie Ihre E-Mail-Adresse auf der Startseite, bevor Sie Auszahlungsdaten angeben.',
  'payout.consequence':
    'Wir benachrichtigen die Inhaber des Kontos per E-Mail und zahlen nach einer Änderung 72 Stunden lang nichts aus.',
  'payout.country': 'Land der Bank',
  'payout.holder': 'Kontoinhaber',
  'payout.holderHint': 'Der Name, den die Bank kennt. Wir prüfen ihn vor der ersten Auszahlung.',
  'payout.iban': 'IBAN',
  'payout.loading': 'Die Auszahlungsdaten werden geladen',
  'payout.noPayoutsUntil': 'Wir zahlen bis {time} nichts aus, weil die Daten geändert wurden.',
  'payout.none': 'Wir zahlen nichts aus, solange Ihr Konto keine Auszahlungsdaten hat.',
  'payout.notVerified': 'noch nicht geprüft',
  'payout.nothingIsMissing':
    'Es fehlt nichts. Jeder Saldo über dem Mindestbetrag wird mit der nächsten Auszahlung überwiesen.',
  'payout.onePerAccount':
    'Wir speichern die Daten verschlüsselt und zeigen nur das Land und die letzten vier Zeichen. Alle Währungen werden auf dieses Konto gezahlt.',
  'payout.password': 'Ihr Passwort',
  'payout.removalConsequence':
    'Wir zahlen nichts aus, bis Sie andere Daten angeben. Wir benachrichtigen die Inhaber des Kontos per E-Mail.',
  'payout.remove': 'Auszahlungsdaten entfernen',
  'payout.removed': 'Auszahlungsdaten entfernt.',
  'payout.save': 'Auszahlungsdaten speichern',
  'payout.saved': 'Auszahlungsdaten gespeichert.',
  'payout.title': 'Auszahlungsdaten',
  'payout.type': 'Art des Kontos',
  'payout.type.account': 'Konto ohne IBAN',
  'payout.type.iban': 'Konto mit IBAN',
  'payout.verification': 'Prüfung',
  'payout.verified': 'geprüft',
  'payout.weHoldPayouts': 'Auszahlungen an Ihr Konto sind angehalten.',
  'payout.weVerifyTheHolder':
    'Wir prüfen, ob der Kontoinhaber die Person oder Firma ist, der Ihr Konto gehört. Sie müssen nichts tun.',
  'payout.whatHappensNext': 'Wie es weitergeht',
};
