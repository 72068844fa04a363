import type { Speech } from '../frame/index.ts'

interface HomeWords {
  hello: string
  order: string
  attention: string
  attentionCount: (count: string) => string
  rejected: (list: string) => string
  rejectedDetail: (rejected: string, products: string, day: string) => string
  seeRejected: string
  soldOut: (product: string, position: string, list: string) => string
  soldOutDetail: (revenue: string, others: string) => string
  sinkSoldOut: string
  draft: (list: string) => string
  draftDetail: (moves: string, day: string) => string
  reviewDraft: string
  held: (automation: string) => string
  heldDetail: (list: string) => string
  seeProposal: string
  automation: string
  calmTitle: string
  calmAdvice: string
  today: (time: string) => string
  seeReports: string
  sales: string
  orders: string
  ticket: string
  sales30: string
  thanSameHours: string
  thanBefore: string
  salesHint: string
  ordersHint: string
  ticketHint: string
  sales30Hint: string
  ways: string
  wayOrder: string
  wayOrderDetail: (categories: string) => string
  wayCollection: string
  wayCollectionDetail: string
  wayAutomation: string
  wayAutomationDetail: string
  waySynchronise: string
  waySynchroniseDetail: string
  recent: string
  recentDetail: (products: string, revenue: string) => string
  allLists: string
  unpublished: string
  news: string
  newsDiff: string
  newsDiffDetail: string
  newsReturn: string
  newsReturnDetail: string
  newsBands: string
  newsBandsDetail: string
  emptyTitle: string
  emptyAdvice: string
  emptyAction: string
  failedTitle: string
  failedAdvice: string
}

export const homeWords: Speech<HomeWords> = {
  es: {
    hello: 'Hola, Ana',
    order: 'Ordenar una categoría',
    attention: 'Pide tu atención',
    attentionCount: (count) => `${count} asuntos`,
    rejected: (list) => `${list} no se indexó del todo`,
    rejectedDetail: (rejected, products, day) =>
      `La plataforma rechazó ${rejected} de ${products} productos el ${day}. Los demás están en su sitio.`,
    seeRejected: 'Ver los rechazados',
    soldOut: (product, position, list) => `${product} está agotado en el puesto ${position} de ${list}`,
    soldOutDetail: (revenue, others) => `Vendió ${revenue} en 30 días. Hay ${others} agotados más entre los 24 primeros de sus listas.`,
    sinkSoldOut: 'Bajar los agotados',
    draft: (list) => `${list} tiene cambios sin indexar`,
    draftDetail: (moves, day) => `${moves} movimientos, guardados el ${day}. Tus compradores siguen viendo el orden anterior.`,
    reviewDraft: 'Revisar e indexar',
    held: (automation) => `«${automation}» espera tu visto bueno`,
    heldDetail: (list) => `Movería más de la mitad de la primera pantalla de ${list}.`,
    seeProposal: 'Ver la propuesta',
    automation: 'Más vendidos primero',
    calmTitle: 'Todo está en orden',
    calmAdvice: 'No hay borradores sin indexar, nada falló y ningún agotado ocupa las primeras filas.',
    today: (time) => `Hoy, hasta las ${time}`,
    seeReports: 'Ver los informes',
    sales: 'Ventas',
    orders: 'Pedidos',
    ticket: 'Ticket medio',
    sales30: 'Ventas de 30 días',
    thanSameHours: 'frente al viernes pasado a esta hora',
    thanBefore: 'frente a los 30 días anteriores',
    salesHint: 'Importe de los pedidos de hoy, sin los anulados. La línea discontinua es el viernes pasado, hora por hora.',
    ordersHint: 'Pedidos recibidos hoy, sin los anulados.',
    ticketHint: 'Ventas de hoy divididas entre los pedidos de hoy.',
    sales30Hint: 'Importe de los pedidos de los últimos 30 días con el de hoy, sin los anulados.',
    ways: 'Empezar',
    wayOrder: 'Ordenar una categoría',
    wayOrderDetail: (categories) => `${categories} categorías en el árbol`,
    wayCollection: 'Crear una colección',
    wayCollectionDetail: 'Con filtros o producto a producto',
    wayAutomation: 'Crear un orden mágico',
    wayAutomationDetail: 'Que una lista se ordene sola',
    waySynchronise: 'Sincronizar el catálogo',
    waySynchroniseDetail: 'Última vez hoy, a las 06:00',
    recent: 'Sigue donde lo dejaste',
    recentDetail: (products, revenue) => `${products} productos · ${revenue} en 30 días`,
    allLists: 'Todas las categorías',
    unpublished: 'Sin indexar',
    news: 'Novedades de Samara',
    newsDiff: 'La primera pantalla, antes y después',
    newsDiffDetail: 'Antes de indexar ves qué sube, qué baja y cuántas escrituras hacen falta.',
    newsReturn: 'Publicaciones con vuelta',
    newsReturnDetail: 'Da una fecha de fin y el orden anterior regresa solo.',
    newsBands: 'Ventas por posición',
    newsBandsDetail: 'El informe dice cuánto vende cada tramo de tus listas.',
    emptyTitle: 'Tu tienda está conectada; falta su catálogo',
    emptyAdvice:
      'Tráelo una vez y aquí verás cada mañana qué pide atención, cómo va el día y por dónde seguir. Con 4.000 productos tarda unos dos minutos.',
    emptyAction: 'Traer el catálogo',
    failedTitle: 'No pudimos reunir el resumen de hoy',
    failedAdvice: 'Tus listas y borradores están a salvo. Vuelve a intentarlo o entra directamente en tus categorías.',
  },
  en: {
    hello: 'Hello, Ana',
    order: 'Order a category',
    attention: 'Needs your attention',
    attentionCount: (count) => `${count} matters`,
    rejected: (list) => `${list} was not indexed completely`,
    rejectedDetail: (rejected, products, day) =>
      `The platform refused ${rejected} of ${products} products on ${day}. The others are in place.`,
    seeRejected: 'See the refused ones',
    soldOut: (product, position, list) => `${product} is sold out at position ${position} of ${list}`,
    soldOutDetail: (revenue, others) => `It sold ${revenue} in 30 days. ${others} more are sold out among the first 24 of their lists.`,
    sinkSoldOut: 'Move sold-out down',
    draft: (list) => `${list} has changes that are not indexed`,
    draftDetail: (moves, day) => `${moves} moves, saved on ${day}. Your shoppers still see the former ordering.`,
    reviewDraft: 'Review and index',
    held: (automation) => `“${automation}” waits for your approval`,
    heldDetail: (list) => `It would move more than half of the first screen of ${list}.`,
    seeProposal: 'See the proposal',
    automation: 'Best sellers first',
    calmTitle: 'Everything is in order',
    calmAdvice: 'No draft waits to be indexed, nothing failed, and no sold-out product stands in the first rows.',
    today: (time) => `Today, until ${time}`,
    seeReports: 'See the reports',
    sales: 'Sales',
    orders: 'Orders',
    ticket: 'Average order',
    sales30: 'Sales of 30 days',
    thanSameHours: 'against last Friday by now',
    thanBefore: 'against the 30 days before',
    salesHint: 'Amount of today’s orders, without the cancelled ones. The dashed line is last Friday, hour by hour.',
    ordersHint: 'Orders received today, without the cancelled ones.',
    ticketHint: 'Today’s sales divided by today’s orders.',
    sales30Hint: 'Amount of the orders of the last 30 days with today, without the cancelled ones.',
    ways: 'Start',
    wayOrder: 'Order a category',
    wayOrderDetail: (categories) => `${categories} categories in the tree`,
    wayCollection: 'Create a collection',
    wayCollectionDetail: 'By filters or product by product',
    wayAutomation: 'Create a magic ordering',
    wayAutomationDetail: 'A list that orders itself',
    waySynchronise: 'Synchronise the catalogue',
    waySynchroniseDetail: 'Last time today at 6:00 AM',
    recent: 'Go on where you left off',
    recentDetail: (products, revenue) => `${products} products · ${revenue} in 30 days`,
    allLists: 'All categories',
    unpublished: 'Not indexed',
    news: 'New in Samara',
    newsDiff: 'The first screen, before and after',
    newsDiffDetail: 'Before indexing you see what rises, what falls and how many writes it takes.',
    newsReturn: 'Publications that return',
    newsReturnDetail: 'Give an end date, and the former ordering comes back by itself.',
    newsBands: 'Sales by position',
    newsBandsDetail: 'The report says how much each stretch of your lists sells.',
    emptyTitle: 'Your store is connected; its catalogue is missing',
    emptyAdvice:
      'Bring it in once, and every morning you will see here what needs attention, how the day goes and where to go on. 4,000 products take about two minutes.',
    emptyAction: 'Bring the catalogue in',
    failedTitle: 'We could not gather today’s summary',
    failedAdvice: 'Your lists and drafts are safe. Try again, or go straight to your categories.',
  },
  pt: {
    hello: 'Olá, Ana',
    order: 'Ordenar uma categoria',
    attention: 'Pede sua atenção',
    attentionCount: (count) => `${count} assuntos`,
    rejected: (list) => `${list} não foi indexada por completo`,
    rejectedDetail: (rejected, products, day) =>
      `A plataforma recusou ${rejected} de ${products} produtos em ${day}. Os outros estão no lugar.`,
    seeRejected: 'Ver os recusados',
    soldOut: (product, position, list) => `${product} está esgotado na posição ${position} de ${list}`,
    soldOutDetail: (revenue, others) => `Vendeu ${revenue} em 30 dias. Há mais ${others} esgotados entre os 24 primeiros de suas listas.`,
    sinkSoldOut: 'Descer os esgotados',
    draft: (list) => `${list} tem mudanças não indexadas`,
    draftDetail: (moves, day) => `${moves} movimentos, salvos em ${day}. Seus compradores ainda veem a ordem anterior.`,
    reviewDraft: 'Revisar e indexar',
    held: (automation) => `“${automation}” espera sua aprovação`,
    heldDetail: (list) => `Moveria mais da metade da primeira tela de ${list}.`,
    seeProposal: 'Ver a proposta',
    automation: 'Mais vendidos primeiro',
    calmTitle: 'Está tudo em ordem',
    calmAdvice: 'Não há rascunhos por indexar, nada falhou e nenhum esgotado ocupa as primeiras filas.',
    today: (time) => `Hoje, até ${time}`,
    seeReports: 'Ver os relatórios',
    sales: 'Vendas',
    orders: 'Pedidos',
    ticket: 'Ticket médio',
    sales30: 'Vendas de 30 dias',
    thanSameHours: 'frente à sexta passada até agora',
    thanBefore: 'frente aos 30 dias anteriores',
    salesHint: 'Valor dos pedidos de hoje, sem os cancelados. A linha tracejada é a sexta passada, hora a hora.',
    ordersHint: 'Pedidos recebidos hoje, sem os cancelados.',
    ticketHint: 'Vendas de hoje divididas pelos pedidos de hoje.',
    sales30Hint: 'Valor dos pedidos dos últimos 30 dias com o de hoje, sem os cancelados.',
    ways: 'Começar',
    wayOrder: 'Ordenar uma categoria',
    wayOrderDetail: (categories) => `${categories} categorias na árvore`,
    wayCollection: 'Criar uma coleção',
    wayCollectionDetail: 'Com filtros ou produto a produto',
    wayAutomation: 'Criar uma ordenação mágica',
    wayAutomationDetail: 'Uma lista que se ordena sozinha',
    waySynchronise: 'Sincronizar o catálogo',
    waySynchroniseDetail: 'Última vez hoje, às 06:00',
    recent: 'Continue de onde parou',
    recentDetail: (products, revenue) => `${products} produtos · ${revenue} em 30 dias`,
    allLists: 'Todas as categorias',
    unpublished: 'Não indexada',
    news: 'Novidades do Samara',
    newsDiff: 'A primeira tela, antes e depois',
    newsDiffDetail: 'Antes de indexar você vê o que sobe, o que desce e quantas gravações são necessárias.',
    newsReturn: 'Publicações com volta',
    newsReturnDetail: 'Dê uma data de fim, e a ordem anterior volta sozinha.',
    newsBands: 'Vendas por posição',
    newsBandsDetail: 'O relatório diz quanto vende cada trecho de suas listas.',
    emptyTitle: 'Sua loja está conectada; falta o catálogo',
    emptyAdvice:
      'Traga-o uma vez e aqui você verá, a cada manhã, o que pede atenção, como vai o dia e por onde continuar. Com 4.000 produtos leva uns dois minutos.',
    emptyAction: 'Trazer o catálogo',
    failedTitle: 'Não conseguimos reunir o resumo de hoje',
    failedAdvice: 'Suas listas e rascunhos estão a salvo. Tente de novo ou entre direto em suas categorias.',
  },
}
