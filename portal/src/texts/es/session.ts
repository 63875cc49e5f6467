import type { Translation } from '../../kit/language/message.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {
  'session.acceptThePartnerTermsTo': 'Acepte las condiciones para socios para continuar.',
  'session.anEarlierAttemptGotNo':
    'Un intento anterior no obtuvo respuesta y es posible que haya creado su plataforma. Solicite una nueva clave API al operador de este servicio.',
  'session.anotherSlug': 'Otro nombre corto',
  'session.apiKey': 'Clave API',
  'session.changeOrSendAgain': 'Cambiar o volver a enviar',
  'session.checkYourEmail': 'Revise su correo',
  'session.checkYourEmailWeSent':
    'Revise su correo: hemos enviado un mensaje a {mailedTo}. Su enlace funciona una sola vez, durante 15 minutos.',
  'session.contentTypesOptional': 'Tipos de contenido (opcional)',
  'session.continue': 'Continuar',
  'session.createPlatform': 'Crear plataforma',
  'session.createYourPlatform': 'Cree su plataforma',
  'session.doYouHaveAnAPI': '¿Tiene una clave API? <link>Inicie sesión</link>.',
  'session.email': 'Correo electrónico',
  'session.emailAddress': 'Dirección de correo',
  'session.emailMeALink': 'Enviarme un enlace',
  'session.enterAnAPIKey': 'Introduzca una clave API.',
  'session.enterTheNameOfYour': 'Introduzca el nombre de su plataforma.',
  'session.enterYourEmailAddress': 'Introduzca su dirección de correo.',
  'session.forMembersOfAPlatform': 'Para miembros de una plataforma. Le enviamos un enlace por correo.',
  'session.iAcceptThePartnerTerms': 'Acepto las condiciones para socios',
  'session.nameIsRegistered': '{name} está registrada',
  'session.noAPIKeyYourBackend':
    '¿No tiene una clave API? Su backend puede crear un enlace de inicio de sesión: {a}.',
  'session.noEmailCheckTheSpam':
    '¿No le ha llegado? Revise la carpeta de correo no deseado, o corrija la dirección y vuelva a enviar el mensaje.',
  'session.noPasskeyWasUsedTry':
    'No se ha usado ninguna clave de acceso. Inténtelo de nuevo o inicie sesión por correo.',
  'session.noPlatformYetRegisterYour': '¿Aún no tiene plataforma? <link>Registre su plataforma</link>.',
  'session.partnerPortal': 'Portal de socios',
  'session.platformName': 'Nombre de la plataforma',
  'session.platformsThatRegisterHereAre':
    'Las plataformas que se registran aquí son de prueba. Sus licencias no conceden derechos.',
  'session.receivesTheConfirmationLinkThen':
    'Recibe el enlace de confirmación y después mensajes sobre licencias, retiradas y facturación.',
  'session.registerAgain': 'Registrarse de nuevo',
  'session.registerYourPlatform': 'Registre su plataforma',
  'session.registrationIsClosedAskThe':
    'El registro está cerrado. Solicite acceso al operador de este servicio.',
  'session.sendConfirmationLink': 'Enviar enlace de confirmación',
  'session.shownOnYourLicensesAnd': 'Aparece en sus licencias y certificados.',
  'session.signIn': 'Iniciar sesión',
  'session.signInByEmail': 'Iniciar sesión por correo',
  'session.signInTo': 'Iniciar sesión en {brand}',
  'session.signInWithAPasskey': 'Iniciar sesión con una clave de acceso',
  'session.signOut': 'Cerrar sesión',
  'session.slugOptional': 'Nombre corto (opcional)',
  'session.startsWithPlkTheSession':
    'Empieza por plk_. La sesión dura 12 horas. La clave no se guarda en este navegador.',
  'session.thisAPIKeyIsInvalid': 'Esta clave API no es válida. Es posible que se haya eliminado.',
  'session.thisAuthenticatorHasAPasskey': 'Este autenticador ya tiene una clave de acceso para su cuenta.',
  'session.thisBrowserCannotUsePasskeys': 'Este navegador no puede usar claves de acceso aquí.',
  'session.thisBrowserNowShows': 'Este navegador ha iniciado sesión en {name}. Ahora ve su portal.',
  'session.thisLinkOpensOnlyWhere':
    'Este enlace solo se abre en el navegador en el que se creó, mientras su autor tenga la sesión iniciada en la consola del personal.',
  'session.thisLinkWasAlreadyUsed':
    'Este enlace ya se ha usado o ha vencido. Solicite uno nuevo o inicie sesión con una clave API.',
  'session.thisLinkWasAlreadyUsedOrHasExpired':
    'Este enlace ya se ha usado o ha vencido. Solicite uno nuevo.',
  'session.thisPasskeyDoesNotSign':
    'Esta clave de acceso no sirve para iniciar sesión aquí: se eliminó o usted ya no es miembro. Inicie sesión por correo.',
  'session.useOptional': 'Uso (opcional)',
  'session.weSentALinkTo':
    'Hemos enviado un enlace a {mailedTo}. Ábralo en un plazo de 24 horas para crear su plataforma y obtener su primera clave API.',
  'session.whatYouPublishAndHow': 'Qué publica y cómo, en un máximo de 300 caracteres.',
  'session.whatYouPublishTheType':
    'Qué publica. El tipo que seleccione primero es el predeterminado para las licencias nuevas.',
  'session.youAreStillSignedIn':
    'Su sesión sigue abierta: continúa cuando vuelva a una dirección permitida. Para usar otra clave API aquí, inicie sesión con ella a continuación.',
  'session.youSignInToThis':
    'Con la clave inicia sesión en este portal. Sus programas la envían con cada solicitud.',
  'session.youSignedOut': 'Ha cerrado la sesión.',
  'session.youSignedOutInAnother':
    'Ha cerrado la sesión en otra pestaña. Inicie sesión de nuevo para continuar.',
  'session.yourEmailAddressIsConfirmed':
    'Su dirección de correo se confirma al crear la plataforma. Entonces recibe su primera clave API.',
  'session.yourLinkWorksOnce': 'Su enlace funciona una sola vez.',
  'session.yourPlatformsNameInAPI':
    'El nombre de su plataforma en las direcciones de la API, por ejemplo acme-video. Se deriva del nombre de forma predeterminada.',
  'session.yourSessionHasEndedIt':
    'Su sesión ha terminado: venció, se cerró en otro navegador o se eliminó su clave API o su miembro. Inicie sesión de nuevo.',
  'session.yourViewDoesNotInclude': 'Su vista no incluye esto.',
};
