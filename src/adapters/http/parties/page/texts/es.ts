import type { SharesTexts } from './texts.ts';

const places = (where: string | undefined): string => (where === undefined ? '' : ` (${where})`);

export const es: SharesTexts = {
  name: 'Español',
  title: 'Confirme sus participaciones',
  intro:
    'Una cuenta le nombró como titular, autor o editorial de una pista. Consulte sus participaciones y confírmelas o impúgnelas.',
  language: 'Idioma',
  code: 'Código del correo',
  hint: 'El código empieza por `asc_`. Cópielo de nuestro último correo.',
  view: 'Ver las participaciones',
  untitled: 'Pista sin título',
  entered: (account, party) => `${account} registró esta pista y le nombró como ${party}.`,
  artists: 'Artistas',
  yourShares: 'Sus participaciones',
  share: {
    master: (percent, where) => `${percent} de la grabación${places(where)}`,
    publisher: (percent, where) => `${percent} de la composición, como editorial${places(where)}`,
    writer: (percent, role, publisher) =>
      `${percent} de la composición, como ${role}${publisher === undefined ? '' : `, administrado por ${publisher}`}`,
    administered: (percent, role) => `${percent} de la composición, administrado por usted (${role})`,
  },
  roles: {
    composer: 'compositor',
    lyricist: 'letrista',
    composer_lyricist: 'compositor y letrista',
    arranger: 'arreglista',
  },
  states: {
    asked: () => ({
      heading: 'Sin respuesta todavía',
      text: 'Compare las participaciones con lo que acordó.',
    }),
    confirmed: (account) => ({
      heading: 'Ha confirmado estas participaciones',
      text: `${account} ve su respuesta. Puede cambiarla mientras el código sea válido.`,
    }),
    disputed: (account) => ({
      heading: 'Ha impugnado estas participaciones',
      text: `${account} ve su respuesta y su motivo. Puede cambiarla mientras el código sea válido.`,
    }),
    optedOut: () => ({
      heading: 'No recibirá más correos sobre participaciones',
      text: 'Una respuesta anterior se mantiene. El código de nuestro último correo sigue funcionando.',
    }),
  },
  consents: 'Minería de datos e IA',
  uses: {
    dataMining: 'minería de textos y datos',
    aiInference: 'entrada de modelos de IA',
    aiTraining: 'entrenamiento de modelos de IA',
    aiGenerativeTraining: 'entrenamiento de modelos de IA generativa',
  },
  permissions: { allowed: 'permitido', constrained: 'permitido con condiciones', notAllowed: 'no permitido' },
  meaning: (account) =>
    `Al confirmar, declara que las participaciones son correctas y que ${account} puede conceder licencias sobre ellas.`,
  confirm: 'Confirmar las participaciones',
  reason: 'Por qué las participaciones son incorrectas (opcional)',
  dispute: 'Impugnar las participaciones',
  noMore: 'No más correos',
  noMoreMeaning: 'Si elige esto, no le enviaremos más correos sobre participaciones, sea cual sea la cuenta.',
  validUntil: (time) => `El código es válido hasta el ${time}.`,
  problems: {
    invalid: {
      heading: 'Este código no funciona',
      text: 'Está incompleto o ha caducado. Copie el código de nuestro último correo.',
    },
    replaced: {
      heading: 'Un correo posterior sustituyó este código',
      text: 'Use el código de nuestro último correo para ver y responder la pregunta. Con este solo puede elegir no recibir más correos.',
    },
    changed: {
      heading: 'Esta pregunta ha cambiado',
      text: 'Desde este correo, la cuenta ha cambiado sus participaciones, su nombre, su número IPI, su dirección o la pista. Si le vuelve a preguntar, use el código del nuevo correo.',
    },
    unreadable: {
      heading: 'No hemos podido leer el envío',
      text: 'Está incompleto o es demasiado largo. Introduzca el código de nuevo. Un motivo tiene como máximo 1000 caracteres.',
    },
    unavailable: {
      heading: 'No disponible en este momento',
      text: 'No se ha guardado nada. Inténtelo de nuevo en unos minutos.',
    },
    tooMany: (seconds) => ({
      heading: 'Demasiadas solicitudes',
      text: `Se han introducido muchos códigos desde su red. Inténtelo de nuevo en ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`,
    }),
  },
};
