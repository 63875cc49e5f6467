import type { Translation } from '../../../kit/language/message.ts';
import type { gate as english } from '../en/gate.ts';

export const gate: Translation<typeof english> = {
  'gate.aLabel': 'ein Label mit mehreren Künstlern',
  'gate.acceptTheAgreementToRegister': 'Nehmen Sie die Vereinbarung an, um sich zu registrieren.',
  'gate.addressHasAnAccount':
    'Ihre Adresse gehört bereits zu einem anderen Konto. Bitten Sie das Label, eine andere Adresse einzuladen.',
  'gate.alreadyRegistered': 'Schon registriert? <link>Melden Sie sich an</link>.',
  'gate.anArtist': 'einen Künstler oder eine Band',
  'gate.backToSignIn': 'Zurück zur Anmeldung',
  'gate.checkYourEmail': 'Sehen Sie in Ihre E-Mails',
  'gate.choose': 'Auswählen …',
  'gate.chooseACountry': 'Wählen Sie ein Land.',
  'gate.chooseAPassword': 'Wählen Sie ein Passwort.',
  'gate.codeFromTheEmail': 'Code aus der E-Mail',
  'gate.codeInvalid': 'Dieser Code ist ungültig oder abgelaufen. Fordern Sie einen neuen an.',
  'gate.confirmThatYouAreOfAge': 'Bestätigen Sie, dass Sie volljährig sind.',
  'gate.country': 'Land',
  'gate.emailAddress': 'E-Mail-Adresse',
  'gate.emailMeACode': 'Code per E-Mail senden',
  'gate.enterTheInvitation': 'Geben Sie den Code Ihrer Einladung ein.',
  'gate.enterTheName': 'Geben Sie den Namen des Künstlers oder Labels ein.',
  'gate.enterYourEmail': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'gate.forArtistsAndLabels':
    'Für Künstler und Labels: Titel liefern, Anteile abstimmen und die Prüfung verfolgen.',
  'gate.forgotPassword': 'Passwort vergessen?',
  'gate.iAcceptTheAgreement':
    'Ich nehme die Vereinbarung in der Fassung {version} an: Die Rechteinhaber erhalten {share} der Einnahmen ihrer Titel.',
  'gate.iAmOfAge': 'Ich bin in meinem Land volljährig.',
  'gate.iHaveACode': 'Ich habe einen Code',
  'gate.ifTheAddressHasAnAccount':
    'Wenn zu {email} ein Konto gehört, haben wir eine E-Mail mit einem Code gesendet. Der Code gilt einmal und eine Stunde lang.',
  'gate.invitationCode': 'Einladungscode',
  'gate.invitationInvalid':
    'Diese Einladung ist ungültig oder abgelaufen. Bitten Sie das Label um eine neue.',
  'gate.invitationInvalidForAddress':
    'Die Registrierung erfordert eine Einladung: Der Code ist ungültig oder abgelaufen, oder er gehört zu einer anderen Adresse.',
  'gate.join': 'Beitreten',
  'gate.joinALabel': 'Dem Konto eines Labels beitreten',
  'gate.kindOfAccount': 'Konto für',
  'gate.loadingTheForm': 'Das Formular wird geladen',
  'gate.nameOfTheArtist': 'Name des Künstlers',
  'gate.nameOfTheLabel': 'Name des Labels',
  'gate.newPassword': 'Neues Passwort',
  'gate.noAccountYet': 'Noch kein Konto? <link>Registrieren Sie sich als Künstler oder Label</link>.',
  'gate.password': 'Passwort',
  'gate.passwordChanged': 'Ihr Passwort ist geändert. <link>Melden Sie sich damit an</link>.',
  'gate.passwordRules': 'Mindestens 12 beliebige Zeichen. Ein Satz ist leicht zu merken.',
  'gate.register': 'Registrieren',
  'gate.registerAnAccount': 'Künstler oder Label registrieren',
  'gate.registrationIsByInvitation':
    'Die Registrierung erfordert eine Einladung. Der Code steht in Ihrer E-Mail.',
  'gate.registrationIsClosed': 'Die Registrierung ist geschlossen. Wenden Sie sich an den Betreiber.',
  'gate.setANewPassword': 'Neues Passwort festlegen',
  'gate.setPassword': 'Passwort festlegen',
  'gate.shownOnYourTracks': 'Steht auf Ihren Titeln.',
  'gate.signIn': 'Anmelden',
  'gate.signInFailed':
    'Die E-Mail-Adresse oder das Passwort ist falsch, oder das Konto ist gesperrt. Fünf Fehlversuche in Folge sperren ein Konto für 30 Sekunden, weitere für länger.',
  'gate.signInToTheStudio': 'Im Studio anmelden',
  'gate.weEmailYouACode': 'Wenn zu der Adresse ein Konto gehört, senden wir Ihnen einen Code.',
  'gate.weSentAnEmailTo': 'Wir haben eine E-Mail an {email} gesendet. Darin steht, wie es weitergeht.',
  'gate.youHaveJoined':
    'Sie sind beigetreten. <link>Melden Sie sich</link> mit Ihrer Adresse und dem Passwort an.',
  'gate.yourSessionHasEnded': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
};
