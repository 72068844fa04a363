import type { Texts } from '../frame/index.ts'

interface ReportsWords {
  title: string
  counted: (orders: string, cancelled: string) => string
  zone: (zone: string) => string
  range: string
  measure: string
  money: string
  quantity: string
  export: string
  file: string
  sales: string
  units: string
  orders: string
  ticket: string
  unitsPerOrder: string
  cancelledShare: string
  thanCompared: string
  salesHint: string
  unitsHint: string
  ordersHint: string
  ticketHint: string
  unitsPerOrderHint: string
  cancelledHint: string
  byDay: string
  byDayUnits: string
  compared: Readonly<Record<'none' | 'previousPeriod' | 'sameDaysLastYear', string>>
  publications: string
  published: (list: string) => string
  live: string
  liveDetail: (time: string, age: string) => string
  liveSales: string
  liveOrders: string
  thanSameHours: string
  today: string
  fridayBefore: string
  byHour: string
  byHourOrders: string
  bands: string
  bandsDetail: (products: string) => string
  band: (band: string) => string
  ofSales: (share: string) => string
  categories: string
  categoriesDetail: string
  products: string
  productsDetail: string
  product: string
  category: string
  share: string
  stock: string
  soldOut: string
  all: string
  emptyTitle: string
  emptyAdvice: (last: string) => string
  emptyAction: string
  failedTitle: string
  failedAdvice: string
  forbiddenTitle: string
  forbiddenAdvice: string
}

export const reportsWords: Texts<ReportsWords> = {
  es: {
    title: 'Informes',
    counted: (orders, cancelled) => `${orders} pedidos contados; ${cancelled} anulados quedan fuera.`,
    zone: (zone) => `Días y horas: ${zone}.`,
    range: 'Periodo',
    measure: 'Contar en',
    money: 'Importe',
    quantity: 'Cantidad',
    export: 'Exportar CSV',
    file: 'ventas',
    sales: 'Ventas',
    units: 'Unidades',
    orders: 'Pedidos',
    ticket: 'Ticket medio',
    unitsPerOrder: 'Unidades por pedido',
    cancelledShare: 'Anulados',
    thanCompared: 'frente al periodo comparado',
    salesHint: 'Importe de los pedidos contados, sin los anulados.',
    unitsHint: 'Piezas de los pedidos contados.',
    ordersHint: 'Pedidos recibidos en el periodo que no se anularon.',
    ticketHint: 'Ventas divididas entre pedidos.',
    unitsPerOrderHint: 'Unidades divididas entre pedidos.',
    cancelledHint: 'Pedidos anulados entre todos los recibidos, contados y anulados.',
    byDay: 'Ventas por día',
    byDayUnits: 'Unidades por día',
    compared: { none: '', previousPeriod: 'Periodo anterior', sameDaysLastYear: 'Mismos días del año pasado' },
    publications: 'Publicaciones',
    published: (list) => `Se indexó ${list}`,
    live: 'Hoy, en vivo',
    liveDetail: (time, age) => `Hasta las ${time}. Último pedido ${age}.`,
    liveSales: 'Ventas de hoy',
    liveOrders: 'Pedidos de hoy',
    thanSameHours: 'frente al viernes pasado a esta hora',
    today: 'Hoy',
    fridayBefore: 'Viernes pasado',
    byHour: 'Ventas por hora',
    byHourOrders: 'Pedidos por hora',
    bands: 'Por posición en la lista',
    bandsDetail: (products) => `${products} productos de Mugs, Cake Stands y T-Light Holders, por su puesto de hoy.`,
    band: (band) => `Puestos ${band}`,
    ofSales: (share) => `${share} de las ventas de estas listas sale de los 12 primeros puestos.`,
    categories: 'Categorías elegidas',
    categoriesDetail: 'Importe por día. Oculta o muestra cada una en la leyenda.',
    products: 'Productos',
    productsDetail: 'Los 60 que más vendieron. La parte es la de todas las ventas del periodo.',
    product: 'Producto',
    category: 'Categoría',
    share: 'Parte',
    stock: 'Existencias',
    soldOut: 'Agotado',
    all: 'Los 60',
    emptyTitle: 'Nada se vendió en estos días',
    emptyAdvice: (last) =>
      `La tienda está conectada y sus pedidos se leen cada minuto; el último llegó el ${last}. Los sábados esta tienda no suele vender: prueba con un periodo más largo.`,
    emptyAction: 'Ver los últimos 30 días',
    failedTitle: 'No pudimos leer los pedidos',
    failedAdvice: 'La plataforma no respondió a tiempo. Ninguna cifra se ha perdido: vuelve a intentarlo en un momento.',
    forbiddenTitle: 'No puedes ver los informes de esta tienda',
    forbiddenAdvice: 'Quien la administra limitó tu acceso. Pídele que te lo dé en Configuración, Colaboradores.',
  },
  en: {
    title: 'Reports',
    counted: (orders, cancelled) => `${orders} orders counted; ${cancelled} cancelled ones are left out.`,
    zone: (zone) => `Days and hours: ${zone}.`,
    range: 'Period',
    measure: 'Count in',
    money: 'Money',
    quantity: 'Quantity',
    export: 'Export CSV',
    file: 'sales',
    sales: 'Sales',
    units: 'Units',
    orders: 'Orders',
    ticket: 'Average order',
    unitsPerOrder: 'Units per order',
    cancelledShare: 'Cancelled',
    thanCompared: 'against the compared period',
    salesHint: 'Amount of the counted orders, without the cancelled ones.',
    unitsHint: 'Pieces in the counted orders.',
    ordersHint: 'Orders received in the period that were not cancelled.',
    ticketHint: 'Sales divided by orders.',
    unitsPerOrderHint: 'Units divided by orders.',
    cancelledHint: 'Cancelled orders among all received, counted and cancelled.',
    byDay: 'Sales by day',
    byDayUnits: 'Units by day',
    compared: { none: '', previousPeriod: 'Previous period', sameDaysLastYear: 'Same days last year' },
    publications: 'Publications',
    published: (list) => `${list} was indexed`,
    live: 'Today, live',
    liveDetail: (time, age) => `Until ${time}. Last order ${age}.`,
    liveSales: 'Today’s sales',
    liveOrders: 'Today’s orders',
    thanSameHours: 'against last Friday by now',
    today: 'Today',
    fridayBefore: 'Last Friday',
    byHour: 'Sales by hour',
    byHourOrders: 'Orders by hour',
    bands: 'By position in the list',
    bandsDetail: (products) => `${products} products of Mugs, Cake Stands and T-Light Holders, by their place of today.`,
    band: (band) => `Positions ${band}`,
    ofSales: (share) => `${share} of the sales of these lists comes from the first 12 positions.`,
    categories: 'Chosen categories',
    categoriesDetail: 'Money by day. Hide or show each in the legend.',
    products: 'Products',
    productsDetail: 'The 60 that sold most. The share is of all sales of the period.',
    product: 'Product',
    category: 'Category',
    share: 'Share',
    stock: 'Stock',
    soldOut: 'Sold out',
    all: 'The 60',
    emptyTitle: 'Nothing was sold on these days',
    emptyAdvice: (last) =>
      `The store is connected and its orders are read every minute; the last one came on ${last}. On Saturdays this store usually sells nothing: try a longer period.`,
    emptyAction: 'See the last 30 days',
    failedTitle: 'We could not read the orders',
    failedAdvice: 'The platform did not answer in time. No figure is lost: try again in a moment.',
    forbiddenTitle: 'You cannot see this store’s reports',
    forbiddenAdvice: 'Its owner has limited your access. Ask for it in Configuration, Partners.',
  },
  pt: {
    title: 'Relatórios',
    counted: (orders, cancelled) => `${orders} pedidos contados; ${cancelled} cancelados ficam de fora.`,
    zone: (zone) => `Dias e horas: ${zone}.`,
    range: 'Período',
    measure: 'Contar em',
    money: 'Valor',
    quantity: 'Quantidade',
    export: 'Exportar CSV',
    file: 'vendas',
    sales: 'Vendas',
    units: 'Unidades',
    orders: 'Pedidos',
    ticket: 'Ticket médio',
    unitsPerOrder: 'Unidades por pedido',
    cancelledShare: 'Cancelados',
    thanCompared: 'frente ao período comparado',
    salesHint: 'Valor dos pedidos contados, sem os cancelados.',
    unitsHint: 'Peças dos pedidos contados.',
    ordersHint: 'Pedidos recebidos no período que não foram cancelados.',
    ticketHint: 'Vendas divididas pelos pedidos.',
    unitsPerOrderHint: 'Unidades divididas pelos pedidos.',
    cancelledHint: 'Pedidos cancelados entre todos os recebidos, contados e cancelados.',
    byDay: 'Vendas por dia',
    byDayUnits: 'Unidades por dia',
    compared: { none: '', previousPeriod: 'Período anterior', sameDaysLastYear: 'Mesmos dias do ano passado' },
    publications: 'Publicações',
    published: (list) => `${list} foi indexada`,
    live: 'Hoje, ao vivo',
    liveDetail: (time, age) => `Até ${time}. Último pedido ${age}.`,
    liveSales: 'Vendas de hoje',
    liveOrders: 'Pedidos de hoje',
    thanSameHours: 'frente à sexta passada até agora',
    today: 'Hoje',
    fridayBefore: 'Sexta passada',
    byHour: 'Vendas por hora',
    byHourOrders: 'Pedidos por hora',
    bands: 'Por posição na lista',
    bandsDetail: (products) => `${products} produtos de Mugs, Cake Stands e T-Light Holders, pelo lugar de hoje.`,
    band: (band) => `Posições ${band}`,
    ofSales: (share) => `${share} das vendas destas listas vem das 12 primeiras posições.`,
    categories: 'Categorias escolhidas',
    categoriesDetail: 'Valor por dia. Oculte ou mostre cada uma na legenda.',
    products: 'Produtos',
    productsDetail: 'Os 60 que mais venderam. A parte é de todas as vendas do período.',
    product: 'Produto',
    category: 'Categoria',
    share: 'Parte',
    stock: 'Estoque',
    soldOut: 'Esgotado',
    all: 'Os 60',
    emptyTitle: 'Nada foi vendido nestes dias',
    emptyAdvice: (last) =>
      `A loja está conectada e seus pedidos são lidos a cada minuto; o último chegou em ${last}. Aos sábados esta loja não costuma vender: tente um período mais longo.`,
    emptyAction: 'Ver os últimos 30 dias',
    failedTitle: 'Não conseguimos ler os pedidos',
    failedAdvice: 'A plataforma não respondeu a tempo. Nenhum número se perdeu: tente de novo daqui a pouco.',
    forbiddenTitle: 'Você não pode ver os relatórios desta loja',
    forbiddenAdvice: 'Quem a administra limitou seu acesso. Peça-o em Configuração, Parceiros.',
  },
}
