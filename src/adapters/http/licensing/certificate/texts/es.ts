import type { VerifyTexts } from './texts.ts';

const on = (time: string | undefined): string => (time === undefined ? '' : ` el ${time}`);

export const es: VerifyTexts = {
  name: 'Español',
  page: {
    title: 'Verificar una licencia',
    intro: 'Compruebe si una licencia de música es auténtica, si está en vigor y qué permite.',
    language: 'Idioma',
    whatToDo: 'Qué hacer',
    permits: 'Qué permite',
    says: 'Qué dice la licencia',
    field: 'Certificado o ID de la licencia',
    another: 'Verificar otro certificado u otro ID de licencia',
    hint: 'Pegue el certificado firmado, que empieza por `eyJ`, o el ID de una licencia, que empieza por `lic_`. Para verificar un certificado impreso, escanee su código QR. No guardamos lo que pega.',
    verify: 'Verificar',
    forPrograms: 'Para programas:',
    withTheApi: 'verificar certificados con la API',
    report: 'Notificar esta pista',
  },
  labels: {
    licenseId: 'ID de la licencia',
    licensee: 'Licenciatario',
    trackId: 'ID de la pista',
    contentId: 'ID de contenido',
    contentTypes: 'Tipos de contenido',
    media: 'Medios',
    territories: 'Territorios',
    grants: 'Derechos concedidos',
    excludes: 'Derechos no concedidos',
    validFrom: 'Válida desde',
    validUntil: 'Válida hasta',
    authorizedFrom: 'Autorizada desde',
    authorizedUntil: 'Autorizada hasta',
  },
  codes: {
    ugc_video: 'vídeo de usuario',
    short_video: 'vídeo corto',
    livestream: 'emisión en directo',
    podcast_episode: 'episodio de pódcast',
    advertisement: 'anuncio',
    film: 'película',
    series_episode: 'episodio de serie',
    game: 'juego',
    corporate: 'contenido corporativo',
    elearning: 'formación en línea',
    other: 'otros contenidos',
    online: 'en línea',
    social: 'redes sociales',
    podcast: 'pódcast',
    broadcast: 'radio y televisión',
    theatrical: 'cines',
    in_app: 'en aplicaciones',
    in_game: 'en juegos',
    sync: 'sincronización',
    master_use: 'uso del máster',
    public_performance: 'comunicación pública',
    mechanical: 'reproducción mecánica',
    standalone: 'distribución por separado',
    platform: 'plataforma',
    end_user: 'usuario final',
  },
  allCountries: 'Todos los países',
  noEndDate: 'Sin fecha de fin',
  nothingFound: {
    empty: {
      heading: 'Nada que verificar',
      findings: ['Esto no es un certificado ni el ID de una licencia.'],
      steps: [
        'Pegue todo el certificado firmado, que empieza por eyJ, o el ID de una licencia, que empieza por lic_.',
      ],
    },
    'not-genuine': {
      heading: 'No auténtico',
      findings: ['No hemos firmado este certificado, se ha alterado o no se ha copiado por completo.'],
      steps: [
        'Vuelva a copiar todo el texto, del primer al último carácter.',
        'Si el resultado es el mismo, no se fíe del certificado y pida el original.',
      ],
    },
    'unknown-license': {
      heading: 'Licencia no encontrada',
      findings: ['No hemos emitido ninguna licencia con este ID.'],
      steps: ['Compare el ID con el documento en el que figura.', 'Si coincide, no se fíe del documento.'],
    },
  },
  problems: {
    tooMany: (seconds) => ({
      heading: 'Demasiadas solicitudes',
      findings: ['Desde su red se han verificado muchas licencias en poco tiempo.'],
      steps: [`Inténtelo de nuevo dentro de ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`],
    }),
    unreadable: {
      heading: 'No se pudo verificar nada',
      findings: [
        'No hemos podido leer lo enviado: está incompleto, es demasiado largo o no viene del formulario de esta página.',
      ],
      steps: ['Pegue abajo solo el certificado o el ID de la licencia y verifíquelo de nuevo.'],
    },
    unavailable: {
      heading: 'No disponible en este momento',
      findings: ['No se pudo verificar la licencia. Esto no dice nada sobre la licencia.'],
      steps: ['Inténtelo de nuevo dentro de unos minutos.'],
    },
  },
  states: {
    sandbox: {
      heading: 'licencia de prueba',
      findings: ['Se emitió para una prueba y no concede derechos.'],
      steps: ['No se fíe de ella. Pida una licencia de producción.'],
    },
    mustRemove: (by) => ({
      heading: 'deben retirarse contenidos',
      findings: ['La pista se retiró.'],
      steps: [`No publique nada nuevo y retire los contenidos publicados. El plazo termina el ${by}.`],
    }),
    mustRemoveIn: (where, by) => ({
      heading: `deben retirarse contenidos en ${where}`,
      findings: [`La pista se retiró en ${where}.`],
      steps: [
        `No publique nada nuevo en ${where} y retire los contenidos publicados allí. El plazo termina el ${by}.`,
      ],
    }),
    onHold: {
      heading: 'en suspenso',
      findings: ['Los derechos sobre la pista están en disputa.'],
      steps: ['No publique nada nuevo. Los contenidos publicados pueden seguir en línea.'],
    },
    onHoldIn: (where) => ({
      heading: `en suspenso en ${where}`,
      findings: [`Los derechos sobre la pista están en disputa en ${where}.`],
      steps: [`No publique nada nuevo en ${where}. Los contenidos publicados pueden seguir en línea.`],
    }),
    notYet: (from) => ({
      heading: 'todavía no en vigor',
      findings: [`La licencia entra en vigor el ${from}.`],
      steps: ['No publique nada antes de ese momento.'],
    }),
    revoked: (time) => ({
      heading: 'no en vigor',
      findings: [`La licencia se revocó${on(time)}.`],
      steps: ['No publique nada nuevo con esta licencia.'],
    }),
    expired: (time) => ({
      heading: 'no en vigor',
      findings: [`La licencia venció${on(time)}.`],
      steps: ['No publique nada nuevo con esta licencia.'],
    }),
    inForce: {
      heading: 'en vigor',
      findings: ['El contenido puede publicarse como se describe abajo.'],
      steps: ['Compare lo que permite con el uso que comprueba.'],
    },
  },
  additions: {
    publishNothingNewIn: (where) => `No publique nada nuevo en ${where}.`,
    inForceElsewhere: 'En los demás territorios, la licencia está en vigor.',
    notInForceElsewhere: 'En los demás territorios no está en vigor: no publique nada nuevo.',
    contentMayStay: 'Los contenidos publicados antes de su fin pueden seguir en línea.',
    contentMustGo: 'Retire los contenidos publicados con esta licencia.',
    pasteCertificate:
      'Para comprobar a quién y para qué contenido se emitió, pegue abajo el certificado firmado.',
    amended: (version) => `La licencia se modificó después y tiene la versión ${version}.`,
    coversAtLeast: 'Cubre al menos lo que muestra este certificado.',
    askForCurrent: 'Para verla entera, pida el certificado actual.',
  },
  genuine: {
    and: (state) => `Auténtico y ${state}`,
    but: (state) => `Auténtico, pero ${state}`,
    finding: 'Hemos firmado este certificado y no se ha alterado.',
  },
};
