import type { NoticeTexts } from './texts.ts';

export const es: NoticeTexts = {
  name: 'Español',
  title: 'Notificar una pista',
  intro:
    'Explíquenos por qué una pista no debería estar disponible aquí. Una persona revisa cada notificación y decide con motivos. Recibirá un acuse de recibo con un código, con el que puede consultar la notificación y reclamar contra nuestra decisión.',
  language: 'Idioma',
  fields: {
    track: 'Pista',
    ground: 'Motivo',
    explanation: 'Explicación',
    name: 'Su nombre o empresa',
    email: 'Su dirección de correo',
    goodFaith: 'Creo de buena fe que lo que declaro es exacto y completo.',
    text: 'Por qué la decisión es errónea',
  },
  hints: {
    track: 'ID o ISRC de la pista, o la dirección de su página.',
    explanation: 'Hechos que podamos comprobar, de 20 a 5000 caracteres.',
    reporter: 'El nombre y la dirección son opcionales si notifica abusos sexuales a menores.',
    code: 'El código del acuse de recibo empieza por `nrc_`, el de nuestro correo por `nmc_`. El código del correo también confirma su dirección.',
  },
  choose: 'Elija un motivo',
  grounds: {
    copyright_recording: 'Derechos sobre la grabación',
    copyright_composition: 'Derechos sobre la composición o la letra',
    personal_rights: 'Derechos de una persona: nombre, voz, intimidad',
    illegal_content: 'Contenido ilícito',
    child_sexual_abuse: 'Abusos sexuales a menores',
    other: 'Otro motivo',
  },
  privacy:
    'Usamos su nombre y su dirección solo para tramitar esta notificación, solo los mostramos a la persona afectada si la ley lo exige y los eliminamos 185 días después de nuestra última decisión.',
  send: 'Enviar la notificación',
  known: '¿Ya ha notificado una pista?',
  code: 'Código',
  view: 'Ver la notificación',
  report: (noticeId) => `Notificación ${noticeId}`,
  keep: 'Este es el código de su notificación. Guárdelo: no podemos mostrarlo otra vez.',
  facts: {
    track: 'Pista',
    ground: 'Motivo',
    submitted: 'Recibida',
    explanation: 'Explicación',
    reasons: 'Motivos de nuestra decisión',
    complaint: 'Su reclamación',
    complaintReasons: 'Motivos de nuestra decisión sobre la reclamación',
  },
  states: {
    received: { heading: 'Recibida', text: 'Una persona revisará su notificación.' },
    actioned: {
      heading: 'Hemos actuado según su notificación',
      text: 'La pista se retiró o se restringió.',
    },
    rejected: {
      heading: 'Hemos rechazado su notificación',
      text: 'No dio lugar a ninguna medida sobre la pista.',
    },
    no_longer_relevant: {
      heading: 'Ya no procede',
      text: 'La pista ya no está disponible, o el motivo ya no existe.',
    },
  },
  email: {
    confirmed: (email) => `Enviamos nuestra decisión a ${email}.`,
    unconfirmed: (email) =>
      `Enviamos nuestra decisión a ${email} solo después de que introduzca aquí el código de nuestro correo.`,
    none: 'No indicó ninguna dirección de correo. Consulte aquí la notificación con su código.',
  },
  complaint: {
    heading: 'Reclamar contra la decisión',
    until: (time) => `Puede reclamar hasta el ${time}. Decidirá otra persona.`,
    send: 'Enviar la reclamación',
    open: 'Hemos recibido su reclamación. Decidirá otra persona.',
    upheld: 'Hemos revisado su reclamación. Nuestra decisión se mantiene.',
    replaced: 'Hemos revisado su reclamación y tomado una nueva decisión.',
  },
  errors: {
    track: 'No encontramos ninguna pista publicada con este ID, este ISRC o esta dirección.',
    ground: 'Elija un motivo.',
    explanation: 'Introduzca de 20 a 5000 caracteres.',
    name: 'Introduzca su nombre, con 200 caracteres como máximo.',
    email: 'Introduzca una dirección de correo, como ada@finch.example.',
    goodFaith: 'Confirme esta declaración.',
    text: 'Introduzca de 20 a 5000 caracteres.',
  },
  problems: {
    fields: { heading: 'La notificación no se envió', text: 'Corrija los campos marcados.' },
    code: {
      heading: 'Este código no funciona',
      text: 'Está incompleto, o la notificación se eliminó. Copie el código del acuse de recibo o de nuestro correo.',
    },
    unreadable: {
      heading: 'No pudimos leer esto',
      text: 'Está incompleto o es demasiado largo. Introdúzcalo de nuevo.',
    },
    deleted: {
      heading: 'Ya enviado',
      text: 'Este formulario ya se envió, y esa notificación ya no se puede leer. Esta vez no se ha guardado nada. Envíe el formulario otra vez para notificar la pista de nuevo.',
    },
    changed: {
      heading: 'Ya enviado',
      text: 'Ya envió este formulario con otros datos y hemos recibido esa notificación. Esta vez no se ha guardado nada. Envíe el formulario otra vez para enviar otra notificación.',
    },
    complaintText: { heading: 'La reclamación no se envió', text: 'Corrija el campo marcado.' },
    unavailable: {
      heading: 'No disponible por el momento',
      text: 'No se guardó nada. Inténtelo de nuevo en unos minutos.',
    },
    tooMany: (seconds) => ({
      heading: 'Demasiadas solicitudes',
      text: `Llegaron muchas solicitudes desde su red. Inténtelo de nuevo en ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`,
    }),
    complaint: {
      undecided: { heading: 'Sin decisión todavía', text: 'Podrá reclamar contra nuestra decisión.' },
      submitted: {
        heading: 'Ya presentada',
        text: 'Ya se presentó una reclamación sobre esta notificación.',
      },
      over: { heading: 'El plazo ha terminado', text: 'Podía reclamar durante seis meses.' },
    },
  },
};
