import type { Speech } from '../frame/index.ts'

interface PublishReviewWords {
  title: string
  description: (list: string) => string
  value: string
  valueHint: string
  share: (before: string) => string
  writes: string
  writesOf: (total: string) => string
  time: string
  underAMinute: string
  seconds: (count: string) => string
  timeHint: string
  conflicts: string
  conflictsOf: string
  firstScreen: string
  firstScreenHint: string
  changes: string
  changesHint: string
  toEnd: string
  conflictTitle: (count: string) => string
  conflictText: string
  conflictAction: string
  compareTitle: string
  compareText: (count: string, category: string) => string
  publish: string
  when: string
  now: string
  nowHint: string
  schedule: string
  scheduleHint: string
  saveOnly: string
  saveOnlyHint: string
  publishAt: string
  comesBack: string
  comesBackHint: string
  backAt: string
  backBefore: string
  doNow: string
  doSchedule: string
  doSave: string
  running: string
  written: string
  skipped: string
  failedOnes: string
  seeShop: string
  retryTwo: string
  failedResult: string
  checkCredential: string
  ended: (time: string) => string
  emptyTitle: string
  emptyAdvice: string
  emptyAction: string
  failedTitle: string
  failedAdvice: string
}

export const publishReviewWords: Speech<PublishReviewWords> = {
  es: {
    title: 'Revisar antes de indexar',
    description: (list) => `${list}: lo que cambia para tus compradores, y cuándo.`,
    value: 'Ventas en los 24 primeros',
    valueHint: 'Lo que los productos de los 24 primeros lugares vendieron en los últimos 7 días. Enseña dónde se vende hoy; no promete que se vaya a vender.',
    share: (before) => `de la categoría; ahora, ${before}`,
    writes: 'Escrituras en la plataforma',
    writesOf: (total) => `de ${total} productos; el resto ya está bien`,
    time: 'Tiempo',
    underAMinute: 'Menos de 1 min',
    seconds: (count) => `cerca de ${count} s de escritura`,
    timeHint: 'Cada producto se lee, se le cambia solo la puntuación y se devuelve: dos llamadas, a 50 por segundo. Después la plataforma tarda unos minutos en mostrarlo.',
    conflicts: 'Listas que comparten productos',
    conflictsOf: 'Retrospot (colección)',
    firstScreen: 'Primera pantalla',
    firstScreenHint: 'Lo que se ve primero, ahora y después.',
    changes: 'Qué cambia',
    changesHint: 'Respecto a la ordenación que la tienda tiene hoy.',
    toEnd: 'Llevar al final',
    conflictTitle: (count) => `${count} productos también están en «Retrospot»`,
    conflictText: 'La plataforma guarda una sola puntuación por producto. Al indexar esta categoría, esa colección cambiará de orden.',
    conflictAction: 'Comparar las dos',
    compareTitle: 'Cómo quedaría «Retrospot»',
    compareText: (count, category) => `Los ${count} productos que comparte con ${category}, en el orden que la colección tiene hoy y en el que tendrán entre sí cuando indexes.`,
    publish: 'Indexar',
    when: 'Cuándo',
    now: 'Ahora',
    nowHint: 'Empieza en cuanto lo pidas',
    schedule: 'Programar',
    scheduleHint: 'Un día y una hora de la tienda',
    saveOnly: 'Solo guardar',
    saveOnlyHint: 'La tienda no cambia',
    publishAt: 'Indexar el',
    comesBack: 'Volver a la ordenación anterior',
    comesBackHint: 'Al acabar, la tienda recupera sola la ordenación que tiene hoy.',
    backAt: 'Volver el',
    backBefore: 'Tiene que ser después de empezar',
    doNow: 'Indexar ahora',
    doSchedule: 'Programar',
    doSave: 'Guardar',
    running: 'Indexando',
    written: 'Escritos',
    skipped: 'Ya estaban bien',
    failedOnes: 'Con fallo',
    seeShop: 'Ver en la tienda',
    retryTwo: 'Reintentar los 2',
    failedResult: 'La plataforma rechazó la credencial de la tienda. No se cambió nada más.',
    checkCredential: 'Revisar la credencial',
    ended: (time) => `Acabó a las ${time}`,
    emptyTitle: 'No hay nada que indexar',
    emptyAdvice: 'El borrador y la ordenación de la tienda son iguales. Mueve algún producto y vuelve.',
    emptyAction: 'Volver a ordenar',
    failedTitle: 'No se pudo comparar con la tienda',
    failedAdvice: 'La plataforma no dio su ordenación actual. Tu borrador está guardado; vuelve a intentarlo en un momento.',
  },
  en: {
    title: 'Review before indexing',
    description: (list) => `${list}: what changes for your shoppers, and when.`,
    value: 'Sales in the first 24',
    valueHint: 'What the products in the first 24 places sold in the last 7 days. It shows where sales happen today; it does not promise them.',
    share: (before) => `of the category; now ${before}`,
    writes: 'Writes to the platform',
    writesOf: (total) => `of ${total} products; the rest is right already`,
    time: 'Time',
    underAMinute: 'Under 1 min',
    seconds: (count) => `about ${count} s of writing`,
    timeHint: 'Each product is read, only its score is changed, and it is put back: two calls, at 50 a second. Then the platform takes a few minutes to show it.',
    conflicts: 'Lists sharing products',
    conflictsOf: 'Retrospot (collection)',
    firstScreen: 'First screen',
    firstScreenHint: 'What is seen first, now and afterwards.',
    changes: 'What changes',
    changesHint: 'Against the ordering that the store has today.',
    toEnd: 'Put them last',
    conflictTitle: (count) => `${count} products are also in “Retrospot”`,
    conflictText: 'The platform keeps one score per product. When you index this category, the order of that collection changes too.',
    conflictAction: 'Compare both',
    compareTitle: 'What becomes of “Retrospot”',
    compareText: (count, category) => `The ${count} products that it shares with ${category}, in the order that the collection has today and in the one that they will have among themselves once you index.`,
    publish: 'Index',
    when: 'When',
    now: 'Now',
    nowHint: 'Starts as soon as you ask',
    schedule: 'Schedule',
    scheduleHint: 'A day and time of the store',
    saveOnly: 'Save only',
    saveOnlyHint: 'The store does not change',
    publishAt: 'Index on',
    comesBack: 'Go back to the former ordering',
    comesBackHint: 'At the end, the store returns by itself to the ordering that it has today.',
    backAt: 'Go back on',
    backBefore: 'It must be after the start',
    doNow: 'Index now',
    doSchedule: 'Schedule',
    doSave: 'Save',
    running: 'Indexing',
    written: 'Written',
    skipped: 'Already right',
    failedOnes: 'Failed',
    seeShop: 'See it in the store',
    retryTwo: 'Try the 2 again',
    failedResult: 'The platform refused the store’s credential. Nothing else was changed.',
    checkCredential: 'Check the credential',
    ended: (time) => `Ended at ${time}`,
    emptyTitle: 'There is nothing to index',
    emptyAdvice: 'The draft and the store’s ordering are the same. Move a product and come back.',
    emptyAction: 'Back to ordering',
    failedTitle: 'Could not compare with the store',
    failedAdvice: 'The platform did not give its present ordering. Your draft is saved; try again in a moment.',
  },
  pt: {
    title: 'Revisar antes de indexar',
    description: (list) => `${list}: o que muda para seus compradores, e quando.`,
    value: 'Vendas nos 24 primeiros',
    valueHint: 'O que os produtos dos 24 primeiros lugares venderam nos últimos 7 dias. Mostra onde se vende hoje; não promete vendas.',
    share: (before) => `da categoria; agora, ${before}`,
    writes: 'Gravações na plataforma',
    writesOf: (total) => `de ${total} produtos; o resto já está certo`,
    time: 'Tempo',
    underAMinute: 'Menos de 1 min',
    seconds: (count) => `cerca de ${count} s de gravação`,
    timeHint: 'Cada produto é lido, só a pontuação muda, e ele é devolvido: duas chamadas, a 50 por segundo. Depois a plataforma leva alguns minutos para mostrar.',
    conflicts: 'Listas com produtos em comum',
    conflictsOf: 'Retrospot (coleção)',
    firstScreen: 'Primeira tela',
    firstScreenHint: 'O que se vê primeiro, agora e depois.',
    changes: 'O que muda',
    changesHint: 'Em relação à ordenação que a loja tem hoje.',
    toEnd: 'Levar para o fim',
    conflictTitle: (count) => `${count} produtos também estão em “Retrospot”`,
    conflictText: 'A plataforma guarda uma só pontuação por produto. Ao indexar esta categoria, essa coleção mudará de ordem.',
    conflictAction: 'Comparar as duas',
    compareTitle: 'Como ficaria “Retrospot”',
    compareText: (count, category) => `Os ${count} produtos que ela tem em comum com ${category}, na ordem que a coleção tem hoje e na que terão entre si quando você indexar.`,
    publish: 'Indexar',
    when: 'Quando',
    now: 'Agora',
    nowHint: 'Começa assim que você pedir',
    schedule: 'Agendar',
    scheduleHint: 'Um dia e uma hora da loja',
    saveOnly: 'Só salvar',
    saveOnlyHint: 'A loja não muda',
    publishAt: 'Indexar em',
    comesBack: 'Voltar à ordenação anterior',
    comesBackHint: 'No fim, a loja volta sozinha à ordenação que tem hoje.',
    backAt: 'Voltar em',
    backBefore: 'Precisa ser depois do início',
    doNow: 'Indexar agora',
    doSchedule: 'Agendar',
    doSave: 'Salvar',
    running: 'Indexando',
    written: 'Gravados',
    skipped: 'Já estavam certos',
    failedOnes: 'Com falha',
    seeShop: 'Ver na loja',
    retryTwo: 'Tentar os 2 de novo',
    failedResult: 'A plataforma recusou a credencial da loja. Nada mais foi mudado.',
    checkCredential: 'Conferir a credencial',
    ended: (time) => `Terminou às ${time}`,
    emptyTitle: 'Não há nada para indexar',
    emptyAdvice: 'O rascunho e a ordenação da loja são iguais. Mova um produto e volte.',
    emptyAction: 'Voltar a ordenar',
    failedTitle: 'Não foi possível comparar com a loja',
    failedAdvice: 'A plataforma não deu sua ordenação atual. Seu rascunho está salvo; tente de novo daqui a pouco.',
  },
}
