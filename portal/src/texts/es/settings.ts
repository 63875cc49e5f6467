import type { Translation } from '../../kit/language/message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'settings.checkoutsThatYouCreateWith':
    'Los pagos que cree con la API pueden volver a páginas de este sitio.',
  'settings.clientID': 'ID de cliente',
  'settings.codeFromTheEmail': 'Código recibido por correo',
  'settings.confirmAddress': 'Confirmar dirección',
  'settings.contactEmail': 'Correo de contacto',
  'settings.contactEmailChangedToEmail': 'El correo de contacto es ahora {email}',
  'settings.empty': 'Vacío',
  'settings.enterAName': 'Introduzca un nombre.',
  'settings.environment': 'Entorno',
  'settings.identifiers': 'Identificadores',
  'settings.ifEmptyNewLicensesCover':
    'Si se deja vacío, las licencias nuevas cubren todos los territorios donde la pista está autorizada.',
  'settings.live': 'producción',
  'settings.loadingYourSettings': 'Cargando su configuración',
  'settings.name': 'Nombre',
  'settings.onlyOwnersCanChangeThese': 'Solo los propietarios pueden cambiar esta configuración.',
  'settings.platform': 'Plataforma',
  'settings.platformID': 'ID de la plataforma',
  'settings.receivesEmailsAboutLicensesTakedowns':
    'Recibe mensajes sobre licencias, retiradas y facturación. Una dirección nueva se aplica cuando se confirma.',
  'settings.sandbox': 'pruebas',
  'settings.save': 'Guardar',
  'settings.settings': 'Configuración',
  'settings.settingsSaved': 'Configuración guardada',
  'settings.settingsSavedConfirmTheNew': 'Configuración guardada. Confirme la nueva dirección de correo.',
  'settings.shownOnYourLicensesAnd': 'Aparece en sus licencias y certificados.',
  'settings.slug': 'Nombre corto',
  'settings.theseSettings': 'esta configuración',
  'settings.thisCodeIsInvalidOr':
    'Este código no es válido o ha vencido. Guarde de nuevo la dirección de correo para recibir otro.',
  'settings.weSentACodeTo':
    'Hemos enviado un código a {email}. La nueva dirección se aplica cuando usted la confirma.',
  'settings.website': 'Sitio web',
  'settings.whatYouPublishTheType':
    'Qué publica. El tipo que seleccione primero es el predeterminado para las licencias nuevas.',
};
