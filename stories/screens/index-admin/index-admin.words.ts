import type { Speech } from '../frame/index.ts'

interface IndexAdminWords {
  title: string
  description: string
  queue: string
  calendar: string
  atWork: string
  search: string
  allStates: string
  allStores: string
  state: string
  store: string
  list: string
  when: string
  products: string
  writes: string
  result: string
  by: string
  publications: string
  category: string
  collection: string
  inPlace: (verified: string, checked: string) => string
  refused: string
  stopped: (written: string) => string
  noResult: string
  until: (moment: string) => string
  actions: { details: string; verify: string; retry: string; cancel: string; now: string }
  open: string
  done: { verify: string; retry: string; cancel: string; now: string }
  cancelTitle: (list: string) => string
  cancelText: string
  keep: string
  facts: { asked: string; starts: string; back: string; ended: string; by: string; writes: string; verified: string }
  calls: string
  callsHint: string
  time: string
  call: string
  answer: string
  took: string
  milliseconds: (count: string) => string
  waits: string
  credential: string
  emptyTitle: string
  emptyAdvice: string
  emptyAction: string
  schedule: string
  failedAdvice: string
  forbiddenAdvice: string
  clear: string
}

export const indexAdminWords: Speech<IndexAdminWords> = {
  es: {
    title: 'Indexaciones',
    description: 'Lo programado, lo que espera, lo que corre y lo ya comprobado, de todas tus tiendas.',
    queue: 'Cola',
    calendar: 'Calendario',
    atWork: 'En marcha',
    search: 'Buscar una lista',
    allStates: 'Todos los estados',
    allStores: 'Todas las tiendas',
    state: 'Estado',
    store: 'Tienda',
    list: 'Lista',
    when: 'Cuándo',
    products: 'Productos',
    writes: 'Escrituras',
    result: 'Resultado',
    by: 'Pedida por',
    publications: 'Indexaciones',
    category: 'categoría',
    collection: 'colección',
    inPlace: (verified, checked) => `${verified} de ${checked} en su lugar`,
    refused: 'Credencial rechazada',
    stopped: (written) => `Se paró tras ${written} escrituras`,
    noResult: 'Todavía nada',
    until: (moment) => `hasta ${moment}`,
    actions: { details: 'Ver los detalles', verify: 'Comprobar de nuevo', retry: 'Reintentar', cancel: 'Cancelar', now: 'Indexar ya' },
    open: 'Abrir la lista',
    done: { verify: 'Comprobando la ordenación de la tienda', retry: 'Vuelve a la cola', cancel: 'Cancelada', now: 'Pasa a la cola' },
    cancelTitle: (list) => `¿Cancelar «${list}»?`,
    cancelText: 'Se detiene en 5 segundos como mucho. Lo que ya se escribió se queda como está y la lista queda entre dos ordenaciones hasta que la indexes de nuevo.',
    keep: 'Que siga',
    facts: { asked: 'Pedida', starts: 'Empieza', back: 'Vuelve la anterior', ended: 'Acabó', by: 'Por', writes: 'Escritos', verified: 'Comprobados' },
    calls: 'Llamadas a la plataforma',
    callsHint: 'Las primeras doce. Cada producto se lee y se devuelve cambiando solo su puntuación.',
    time: 'Hora',
    call: 'Llamada',
    answer: 'Respuesta',
    took: 'Tardó',
    milliseconds: (count) => `${count} ms`,
    waits: 'Todavía no ha llamado a la plataforma.',
    credential: 'La plataforma rechazó la credencial de la tienda. Revísala y reintenta.',
    emptyTitle: 'La cola está vacía',
    emptyAdvice: 'Cuando indexes una categoría o una colección, o la programes, aparecerá aquí con su progreso y su comprobación.',
    emptyAction: 'Elegir una lista',
    schedule: 'Programar',
    failedAdvice: 'Las indexaciones siguen su curso aunque no las veas. Vuelve a intentarlo en un momento.',
    forbiddenAdvice: 'Quien es dueño de la tienda decide quién ve la cola. Pídele acceso.',
    clear: 'Quitar los filtros',
  },
  en: {
    title: 'Indexing',
    description: 'Scheduled, waiting, at work and verified, of all your stores.',
    queue: 'Queue',
    calendar: 'Calendar',
    atWork: 'At work',
    search: 'Search a list',
    allStates: 'All states',
    allStores: 'All stores',
    state: 'State',
    store: 'Store',
    list: 'List',
    when: 'When',
    products: 'Products',
    writes: 'Writes',
    result: 'Result',
    by: 'Asked by',
    publications: 'Indexing runs',
    category: 'category',
    collection: 'collection',
    inPlace: (verified, checked) => `${verified} of ${checked} in place`,
    refused: 'Credential refused',
    stopped: (written) => `Stopped after ${written} writes`,
    noResult: 'Nothing yet',
    until: (moment) => `until ${moment}`,
    actions: { details: 'Show the details', verify: 'Verify again', retry: 'Try again', cancel: 'Cancel', now: 'Index now' },
    open: 'Open the list',
    done: { verify: 'Verifying the ordering of the store', retry: 'Back in the queue', cancel: 'Cancelled', now: 'Moved to the queue' },
    cancelTitle: (list) => `Cancel “${list}”?`,
    cancelText: 'It stops within 5 seconds. What has been written stays as it is, and the list is left between two orderings until you index it again.',
    keep: 'Let it go on',
    facts: { asked: 'Asked', starts: 'Starts', back: 'Former one returns', ended: 'Ended', by: 'By', writes: 'Written', verified: 'Verified' },
    calls: 'Calls to the platform',
    callsHint: 'The first twelve. Each product is read and put back with only its score changed.',
    time: 'Time',
    call: 'Call',
    answer: 'Answer',
    took: 'Took',
    milliseconds: (count) => `${count} ms`,
    waits: 'It has not called the platform yet.',
    credential: 'The platform refused the store’s credential. Check it and try again.',
    emptyTitle: 'The queue is empty',
    emptyAdvice: 'When you index a category or a collection, or schedule it, it appears here with its progress and its verification.',
    emptyAction: 'Choose a list',
    schedule: 'Schedule',
    failedAdvice: 'Indexing goes on even if you cannot see it. Try again in a moment.',
    forbiddenAdvice: 'The owner of the store decides who sees the queue. Ask for access.',
    clear: 'Clear the filters',
  },
  pt: {
    title: 'Indexações',
    description: 'O que está agendado, em espera, em andamento e verificado, de todas as suas lojas.',
    queue: 'Fila',
    calendar: 'Calendário',
    atWork: 'Em andamento',
    search: 'Buscar uma lista',
    allStates: 'Todos os estados',
    allStores: 'Todas as lojas',
    state: 'Estado',
    store: 'Loja',
    list: 'Lista',
    when: 'Quando',
    products: 'Produtos',
    writes: 'Gravações',
    result: 'Resultado',
    by: 'Pedida por',
    publications: 'Indexações',
    category: 'categoria',
    collection: 'coleção',
    inPlace: (verified, checked) => `${verified} de ${checked} no lugar`,
    refused: 'Credencial recusada',
    stopped: (written) => `Parou após ${written} gravações`,
    noResult: 'Ainda nada',
    until: (moment) => `até ${moment}`,
    actions: { details: 'Ver os detalhes', verify: 'Verificar de novo', retry: 'Tentar de novo', cancel: 'Cancelar', now: 'Indexar já' },
    open: 'Abrir a lista',
    done: { verify: 'Verificando a ordenação da loja', retry: 'De volta à fila', cancel: 'Cancelada', now: 'Foi para a fila' },
    cancelTitle: (list) => `Cancelar “${list}”?`,
    cancelText: 'Para em no máximo 5 segundos. O que já foi gravado fica como está, e a lista fica entre duas ordenações até você indexar de novo.',
    keep: 'Deixar continuar',
    facts: { asked: 'Pedida', starts: 'Começa', back: 'A anterior volta', ended: 'Terminou', by: 'Por', writes: 'Gravados', verified: 'Verificados' },
    calls: 'Chamadas à plataforma',
    callsHint: 'As doze primeiras. Cada produto é lido e devolvido só com a pontuação mudada.',
    time: 'Hora',
    call: 'Chamada',
    answer: 'Resposta',
    took: 'Levou',
    milliseconds: (count) => `${count} ms`,
    waits: 'Ainda não chamou a plataforma.',
    credential: 'A plataforma recusou a credencial da loja. Confira e tente de novo.',
    emptyTitle: 'A fila está vazia',
    emptyAdvice: 'Quando você indexar uma categoria ou coleção, ou agendar, ela aparecerá aqui com o progresso e a verificação.',
    emptyAction: 'Escolher uma lista',
    schedule: 'Agendar',
    failedAdvice: 'As indexações continuam mesmo que você não as veja. Tente de novo daqui a pouco.',
    forbiddenAdvice: 'Quem é dono da loja decide quem vê a fila. Peça acesso.',
    clear: 'Limpar os filtros',
  },
}
