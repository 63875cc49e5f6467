import type { Translation } from '../../../kit/language/message.ts';
import type { gate as english } from '../en/gate.ts';

export const gate: Translation<typeof english> = {
  'gate.aLabel': 'un label avec plusieurs artistes',
  'gate.acceptTheAgreementToRegister': 'Acceptez l’accord pour vous inscrire.',
  'gate.addressHasAnAccount':
    'Votre adresse appartient déjà à un autre compte. Demandez au label d’inviter une autre adresse.',
  'gate.alreadyRegistered': 'Déjà inscrit ? <link>Connectez-vous</link>.',
  'gate.anArtist': 'un artiste ou un groupe',
  'gate.backToSignIn': 'Retour à la connexion',
  'gate.checkYourEmail': 'Consultez vos e-mails',
  'gate.choose': 'Choisir…',
  'gate.chooseACountry': 'Choisissez un pays.',
  'gate.chooseAPassword': 'Choisissez un mot de passe.',
  'gate.codeFromTheEmail': 'Code reçu par e-mail',
  'gate.codeInvalid': 'Ce code n’est pas valable ou a expiré. Demandez-en un nouveau.',
  'gate.confirmThatYouAreOfAge': 'Confirmez que vous êtes majeur.',
  'gate.country': 'Pays',
  'gate.emailAddress': 'Adresse e-mail',
  'gate.emailMeACode': 'Recevoir un code par e-mail',
  'gate.enterTheInvitation': 'Saisissez le code de votre invitation.',
  'gate.enterTheName': 'Saisissez le nom de l’artiste ou du label.',
  'gate.enterYourEmail': 'Saisissez votre adresse e-mail.',
  'gate.forArtistsAndLabels':
    'Pour les artistes et les labels : livrez des titres, convenez des parts et suivez l’examen.',
  'gate.forgotPassword': 'Mot de passe oublié ?',
  'gate.iAcceptTheAgreement':
    'J’accepte la version {version} de l’accord : les titulaires des droits reçoivent {share} des revenus de leurs titres.',
  'gate.iAmOfAge': 'Je suis majeur dans mon pays.',
  'gate.iHaveACode': 'J’ai un code',
  'gate.ifTheAddressHasAnAccount':
    'Si un compte a l’adresse {email}, nous avons envoyé un e-mail avec un code. Le code est valable une fois, pendant une heure.',
  'gate.invitationCode': 'Code d’invitation',
  'gate.invitationInvalid':
    'Cette invitation n’est pas valable ou a expiré. Demandez-en une nouvelle au label.',
  'gate.invitationInvalidForAddress':
    'L’inscription se fait sur invitation : le code n’est pas valable, a expiré ou appartient à une autre adresse.',
  'gate.join': 'Rejoindre le compte',
  'gate.joinALabel': 'Rejoindre le compte d’un label',
  'gate.kindOfAccount': 'Compte pour',
  'gate.loadingTheForm': 'Chargement du formulaire',
  'gate.nameOfTheArtist': 'Nom de l’artiste',
  'gate.nameOfTheLabel': 'Nom du label',
  'gate.newPassword': 'Nouveau mot de passe',
  'gate.noAccountYet': 'Pas encore de compte ? <link>Inscrivez votre artiste ou votre label</link>.',
  'gate.password': 'Mot de passe',
  'gate.passwordChanged': 'Votre mot de passe a été modifié. <link>Connectez-vous</link>.',
  'gate.passwordRules': 'Au moins 12 caractères, quels qu’ils soient. Une phrase se retient bien.',
  'gate.register': 'S’inscrire',
  'gate.registerAnAccount': 'Inscrire un artiste ou un label',
  'gate.registrationIsByInvitation':
    'L’inscription se fait sur invitation. Le code figure dans votre e-mail.',
  'gate.registrationIsClosed': 'Les inscriptions sont fermées. Contactez l’exploitant.',
  'gate.setANewPassword': 'Définir un nouveau mot de passe',
  'gate.setPassword': 'Définir le mot de passe',
  'gate.shownOnYourTracks': 'Affiché sur vos titres.',
  'gate.signIn': 'Se connecter',
  'gate.signInFailed':
    'L’adresse e-mail ou le mot de passe est incorrect, ou le compte est bloqué. Cinq échecs de suite bloquent un compte pendant 30 secondes, et les suivants plus longtemps.',
  'gate.signInToTheStudio': 'Se connecter au studio',
  'gate.weEmailYouACode': 'Si un compte a cette adresse, nous vous envoyons un code par e-mail.',
  'gate.weSentAnEmailTo': 'Nous avons envoyé un e-mail à {email}. Il indique comment continuer.',
  'gate.youHaveJoined':
    'Vous avez rejoint le compte. <link>Connectez-vous</link> avec votre adresse et le mot de passe.',
  'gate.yourSessionHasEnded': 'Votre session est terminée. Reconnectez-vous.',
};
