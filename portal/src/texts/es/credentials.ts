import type { Translation } from '../../kit/language/message.ts';
import type { credentials as english } from '../en/credentials.ts';

export const credentials: Translation<typeof english> = {
  'credentials.access': 'Acceso',
  'credentials.actions': 'Acciones',
  'credentials.addressIssue': '{address}: {issue}',
  'credentials.all': 'Todos',
  'credentials.allAccessTokensPortalSessions':
    'Todos los tokens de acceso, las sesiones y los enlaces del portal, y los enlaces a muestras y descargas de su plataforma dejan de funcionar de inmediato. Los programas con una clave API no se ven afectados. Los programas con un secreto de cliente necesitan un token nuevo.',
  'credentials.allScopesIncludingFutureOnes': 'Todos los permisos, también los futuros',
  'credentials.allowedIPAddresses': 'Direcciones IP permitidas',
  'credentials.analyzeAndMatchYourOwn': 'Analizar e identificar sus propios audios',
  'credentials.apiKey': 'Clave API',
  'credentials.apiKeys': 'Claves API',
  'credentials.canAlsoManageCredentialsWebhooks':
    'También puede gestionar credenciales, webhooks y facturación.',
  'credentials.cannotManageCredentialsWebhooksOr':
    'No puede gestionar credenciales, webhooks ni facturación: para eso se necesitan todos los permisos.',
  'credentials.catalog': 'Catálogo',
  'credentials.clientAuthentication': 'Autenticación del cliente',
  'credentials.clientID': 'ID de cliente',
  'credentials.clientIdToCopy': 'ID de cliente',
  'credentials.clientSecret': 'Secreto de cliente',
  'credentials.clientSecrets': 'Secretos de cliente',
  'credentials.codeCreatedCreatedAt': '{code} creada el {createdAt}',
  'credentials.codeLastUsed': '{code}, último uso: {time}.',
  'credentials.codeSamples': 'Ejemplos de código',
  'credentials.createASecondOneWith':
    '{kind, select, api_key {Cree una segunda clave API con la misma configuración. Ambas funcionan hasta que elimine una.} other {Cree un segundo secreto de cliente con la misma configuración. Ambos funcionan hasta que elimine uno.}}',
  'credentials.createAnotherLink': 'Crear otro enlace',
  'credentials.createLink': 'Crear enlace',
  'credentials.createOne': '{kind, select, api_key {Crear clave API} other {Crear secreto de cliente}}',
  'credentials.createOneOpens':
    '{kind, select, api_key {Crear clave API…} other {Crear secreto de cliente…}}',
  'credentials.createSecondOne':
    '{kind, select, api_key {Crear segunda clave API} other {Crear segundo secreto de cliente}}',
  'credentials.credentials': 'Credenciales',
  'credentials.currentSession': 'sesión actual',
  'credentials.done': 'Hecho:',
  'credentials.eitherOr': '{one} o {other}',
  'credentials.encoder': 'Codificador',
  'credentials.endAllSessionsAndTokens': 'Terminar todas las sesiones y tokens…',
  'credentials.endSessionsButton': 'Terminar todas las sesiones y tokens',
  'credentials.endAllSessionsAndTokensQuestion': '¿Terminar todas las sesiones y tokens?',
  'credentials.enrichment': 'Enriquecimiento',
  'credentials.exchangedForAccessTokensWith':
    'Se cambian por tokens de acceso con OAuth 2.0. Los tokens son válidos una hora y pueden tener menos permisos.',
  'credentials.expirationDate': 'Fecha de vencimiento',
  'credentials.expired': 'vencida',
  'credentials.expires': 'Vence',
  'credentials.expiresAtTheEndOf': 'Vence al final de este día (UTC). Si se deja vacío, no vence nunca.',
  'credentials.expiresSoon': 'vence pronto',
  'credentials.getAToken': 'Obtener un token',
  'credentials.grantType': 'Tipo de concesión (grant)',
  'credentials.ifSomeoneElseMayHave':
    'Si otra persona pudo haberla usado, termine también todas las sesiones y tokens, rote sus secretos de webhook y revise sus endpoints.',
  'credentials.ipAddresses': 'Direcciones IP',
  'credentials.issueAndRevokeLicensesReport': 'Emitir y revocar licencias, comunicar el uso',
  'credentials.itWasUsedWithinThe':
    'Se usó en la última hora, quizá solo para su inicio de sesión en este portal.',
  'credentials.itWasUsedWithinTheLastHourSomething': 'Se usó en la última hora: algo lo sigue usando.',
  'credentials.lastUsed': 'Último uso',
  'credentials.later': 'Después:',
  'credentials.licenses': 'Licencias',
  'credentials.link': 'enlace',
  'credentials.linkCreated': 'Enlace creado',
  'credentials.loadingCredentials': 'Cargando las credenciales',
  'credentials.metadata': 'Metadatos',
  'credentials.name': 'Nombre',
  'credentials.never': 'Nunca',
  'credentials.noCredentialsWereCreatedWith': 'No se crearon credenciales con ella.',
  'credentials.noOneS': '{kind, select, api_key {No hay claves API} other {No hay secretos de cliente}}',
  'credentials.oneIPv4OrIPv6Address':
    'Una dirección IPv4 o IPv6 o un bloque CIDR por línea, por ejemplo 203.0.113.0/24. Si se deja vacío, se permiten todas las direcciones. También se aplica a los tokens y las sesiones del portal que se creen con ella.',
  'credentials.oneTimePortalLink': 'Enlace del portal de un solo uso',
  'credentials.optionalForExampleTheProgram': 'Opcional. Por ejemplo, el programa que lo usa.',
  'credentials.previews': 'Muestras',
  'credentials.readLicensesDownloadLicensedTracks': 'Leer licencias, descargar pistas con licencia',
  'credentials.remove': 'Eliminar',
  'credentials.removeCodeWhenNothingUses': 'Elimine {code} cuando nada lo use. Último uso: {time}.',
  'credentials.removeFirstOne':
    '{kind, select, api_key {Eliminar la primera clave API} other {Eliminar el primer secreto de cliente}}',
  'credentials.removeHint': 'Eliminar {hint}…',
  'credentials.removeOne': '{kind, select, api_key {Eliminar clave API} other {Eliminar secreto de cliente}}',
  'credentials.removeOneHint':
    '{kind, select, api_key {¿Eliminar la clave API {hint}…?} other {¿Eliminar el secreto de cliente {hint}…?}}',
  'credentials.removedHint': 'Se ha eliminado {hint}…',
  'credentials.removedLengthCredentials': '{length} credenciales eliminadas',
  'credentials.replace': 'Reemplazar',
  'credentials.replaceHint': 'Reemplazar {hint}…',
  'credentials.requestsWithThisKeyAre':
    'Las solicitudes con esta clave se rechazan de inmediato con 401. Las sesiones y los enlaces del portal y los enlaces a medios creados con ella también dejan de funcionar.',
  'credentials.rotateName': 'Rotar {name}',
  'credentials.rotateWithoutDowntime': 'Rotar sin interrupciones',
  'credentials.scopes': 'Permisos',
  'credentials.searchTrackDetailsAttributionLicense':
    'Búsqueda, datos de pistas, atribución, condiciones de licencia, formas de onda, stems, sincronización del catálogo',
  'credentials.secondOneCreatedCode':
    '{kind, select, api_key {Segunda clave API creada} other {Segundo secreto de cliente creado}}: {code}',
  'credentials.selectAtLeastOneScope': 'Seleccione al menos un permiso.',
  'credentials.selectedScopes': 'Permisos seleccionados',
  'credentials.sentWithEachRequestAs':
    'Se envían con cada solicitud como Authorization: Bearer o X-API-Key. Use las claves API solo en servidores.',
  'credentials.sessionsAndTokens': 'Sesiones y tokens',
  'credentials.signedJWTValidForOne': 'JWT firmado, válido una hora (RFC 9068)',
  'credentials.signsAColleagueInTo':
    'Permite a un colega entrar en este portal sin clave API. El enlace es válido cinco minutos y funciona una sola vez. Da el mismo acceso que tiene usted, así que compártalo con una sola persona. Su backend también puede crear enlaces:',
  'credentials.switchAllProgramsToThe': 'Cambie todos los programas a la nueva credencial.',
  'credentials.thePreviousOneStillWorks':
    'La credencial anterior sigue funcionando. Elimínela cuando nada la use.',
  'credentials.theSecretCanNoLonger':
    'El secreto ya no se puede cambiar por tokens. Sus tokens de acceso dejan de funcionar de inmediato, igual que las sesiones y los enlaces del portal y los enlaces a medios creados con ellos.',
  'credentials.theseCredentialsWereCreatedWith':
    'Estas credenciales se crearon con ella, directa o indirectamente. También se eliminan, con sus tokens y sesiones:',
  'credentials.thisCredentialMayBeCompromised': 'Esta credencial puede estar comprometida',
  'credentials.thisEndsYourOwnSession': 'Esto también termina su propia sesión: se cerrará.',
  'credentials.thisIsTheLastCredential':
    'Esta es la última credencial de su plataforma. Cree otra antes de eliminarla.',
  'credentials.thisIsYourOnlyAPI':
    'Esta es su única clave API. Sin ella, las solicitudes necesitan un token de OAuth y nadie puede iniciar sesión en este portal con una clave API.',
  'credentials.thisIsYourOnlyClient':
    'Este es su único secreto de cliente. Sin él, los clientes de OAuth no pueden obtener tokens.',
  'credentials.thisLinkHasExpired': 'Este enlace ha vencido',
  'credentials.token': 'Token',
  'credentials.tokenURL': 'URL del token',
  'credentials.useThisIfSomeoneUnknown':
    'Úselo si alguien desconocido pudiera tener acceso. Termina todos los tokens de acceso, las sesiones y los enlaces del portal, y los enlaces a muestras y descargas. Las claves API y los secretos de cliente siguen funcionando.',
  'credentials.worksOnceExpiresInRemaining': 'Funciona una vez, vence en {remaining}',
  'credentials.youCannotUndoThisLast': 'No puede deshacer esta acción. Último uso: {time}.',
  'credentials.yourNewOne':
    '{kind, select, api_key {Su nueva clave API} other {Su nuevo secreto de cliente}}',
  'credentials.yourScopes': 'Sus permisos',
};
