import type { Speech } from '../frame/index.ts'
import type { ChangeKind, PastSynchronisation } from './catalogue.ts'

interface SynchroniseWords {
  title: string
  description: string
  lastOne: (when: string) => string
  what: string
  whatHint: string
  scopes: Record<PastSynchronisation['scope'], string>
  scopeHints: { everything: (products: string, categories: string) => string; categories: string; collections: (count: string) => string; collection: string }
  categories: string
  chooseCategories: string
  collection: string
  chooseCollection: string
  missing: string
  start: string
  startSome: (count: string) => string
  job: string
  counts: { read: string; new: string; changed: string; gone: string }
  cancelled: string
  changes: string
  changesHint: (when: string) => string
  kinds: Record<ChangeKind, string>
  /** Of a single product. */
  kindOf: Record<ChangeKind, string>
  all: string
  kind: string
  product: string
  before: string
  after: string
  units: (count: string) => string
  soldOut: string
  nothing: string
  history: string
  when: string
  scope: string
  state: string
  duration: string
  products: string
  changed: string
  seconds: (count: string) => string
  minutes: (minutes: string, seconds: string) => string
  states: Record<PastSynchronisation['state'], string>
  emptyTitle: string
  emptyAdvice: string
  failedAdvice: string
  daily: string
  dailyHint: string
}

export const synchroniseWords: Speech<SynchroniseWords> = {
  es: {
    title: 'Sincronizar',
    description: 'Trae de la plataforma los productos, las categorías, los precios y las existencias.',
    lastOne: (when) => `Al día desde ${when}`,
    what: 'Qué traer',
    whatHint: 'Puedes salir mientras dura: sigue solo.',
    scopes: { everything: 'Todo', categories: 'Algunas categorías', collections: 'Todas las colecciones', collection: 'Una colección' },
    scopeHints: {
      everything: (products, categories) => `${products} productos en ${categories} categorías; algo más de un minuto`,
      categories: 'Lo más rápido si solo cambió una parte',
      collections: (count) => `${count} colecciones de la plataforma`,
      collection: 'Sus productos y su orden',
    },
    categories: 'Categorías',
    chooseCategories: 'Busca y elige',
    collection: 'Colección',
    chooseCollection: 'Elige una colección',
    missing: 'Elige al menos una',
    start: 'Sincronizar',
    startSome: (count) => `Sincronizar ${count} productos`,
    job: 'Sincronización de todo el catálogo',
    counts: { read: 'Leídos', new: 'Nuevos', changed: 'Cambiados', gone: 'Ya no están' },
    cancelled: 'Sincronización cancelada; lo leído se queda',
    changes: 'Qué cambió',
    changesHint: (when) => `En la última sincronización, ${when}.`,
    kinds: { new: 'Nuevos', gone: 'Ya no están', moved: 'De categoría', price: 'De precio', stock: 'Agotados' },
    kindOf: { new: 'Nuevo', gone: 'Ya no está', moved: 'Otra categoría', price: 'Otro precio', stock: 'Agotado' },
    all: 'Todos',
    kind: 'Cambio',
    product: 'Producto',
    before: 'Antes',
    after: 'Ahora',
    units: (count) => `${count} vendidas en 7 días`,
    soldOut: 'Agotado',
    nothing: 'Nada de esto cambió',
    history: 'Historial',
    when: 'Cuándo',
    scope: 'Qué',
    state: 'Estado',
    duration: 'Duró',
    products: 'Productos',
    changed: 'Cambios',
    seconds: (count) => `${count} s`,
    minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
    states: { done: 'Hecha', faulty: 'Con fallos', cancelled: 'Cancelada' },
    emptyTitle: 'Todavía no hay catálogo',
    emptyAdvice: 'Sincroniza todo una vez: en un minuto tendrás aquí tus productos, categorías y colecciones.',
    failedAdvice: 'La plataforma no responde. Tu catálogo de la última vez sigue aquí y puedes trabajar con él.',
    daily: 'Cada noche a las 05:00',
    dailyHint: 'Todo el catálogo, en hora de la tienda',
  },
  en: {
    title: 'Synchronise',
    description: 'Brings products, categories, prices and stock in from the platform.',
    lastOne: (when) => `Up to date since ${when}`,
    what: 'What to bring in',
    whatHint: 'You can leave while it lasts: it goes on by itself.',
    scopes: { everything: 'Everything', categories: 'Some categories', collections: 'All collections', collection: 'One collection' },
    scopeHints: {
      everything: (products, categories) => `${products} products in ${categories} categories; a little over a minute`,
      categories: 'The quickest when only a part changed',
      collections: (count) => `${count} collections of the platform`,
      collection: 'Its products and their order',
    },
    categories: 'Categories',
    chooseCategories: 'Search and choose',
    collection: 'Collection',
    chooseCollection: 'Choose a collection',
    missing: 'Choose at least one',
    start: 'Synchronise',
    startSome: (count) => `Synchronise ${count} products`,
    job: 'Synchronising the whole catalogue',
    counts: { read: 'Read', new: 'New', changed: 'Changed', gone: 'Gone' },
    cancelled: 'Synchronisation cancelled; what was read stays',
    changes: 'What changed',
    changesHint: (when) => `In the last synchronisation, ${when}.`,
    kinds: { new: 'New', gone: 'Gone', moved: 'Category', price: 'Price', stock: 'Sold out' },
    kindOf: { new: 'New', gone: 'Gone', moved: 'Other category', price: 'Other price', stock: 'Sold out' },
    all: 'All',
    kind: 'Change',
    product: 'Product',
    before: 'Before',
    after: 'Now',
    units: (count) => `${count} sold in 7 days`,
    soldOut: 'Sold out',
    nothing: 'Nothing of this changed',
    history: 'History',
    when: 'When',
    scope: 'What',
    state: 'State',
    duration: 'Took',
    products: 'Products',
    changed: 'Changes',
    seconds: (count) => `${count} s`,
    minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
    states: { done: 'Done', faulty: 'With faults', cancelled: 'Cancelled' },
    emptyTitle: 'There is no catalogue yet',
    emptyAdvice: 'Synchronise everything once: in a minute your products, categories and collections are here.',
    failedAdvice: 'The platform does not answer. Your catalogue of last time is still here, and you can work with it.',
    daily: 'Every night at 05:00',
    dailyHint: 'The whole catalogue, in the store’s time',
  },
  pt: {
    title: 'Sincronizar',
    description: 'Traz da plataforma os produtos, as categorias, os preços e o estoque.',
    lastOne: (when) => `Em dia desde ${when}`,
    what: 'O que trazer',
    whatHint: 'Você pode sair enquanto dura: continua sozinho.',
    scopes: { everything: 'Tudo', categories: 'Algumas categorias', collections: 'Todas as coleções', collection: 'Uma coleção' },
    scopeHints: {
      everything: (products, categories) => `${products} produtos em ${categories} categorias; pouco mais de um minuto`,
      categories: 'O mais rápido se só uma parte mudou',
      collections: (count) => `${count} coleções da plataforma`,
      collection: 'Seus produtos e sua ordem',
    },
    categories: 'Categorias',
    chooseCategories: 'Busque e escolha',
    collection: 'Coleção',
    chooseCollection: 'Escolha uma coleção',
    missing: 'Escolha ao menos uma',
    start: 'Sincronizar',
    startSome: (count) => `Sincronizar ${count} produtos`,
    job: 'Sincronização de todo o catálogo',
    counts: { read: 'Lidos', new: 'Novos', changed: 'Alterados', gone: 'Não estão mais' },
    cancelled: 'Sincronização cancelada; o que foi lido fica',
    changes: 'O que mudou',
    changesHint: (when) => `Na última sincronização, ${when}.`,
    kinds: { new: 'Novos', gone: 'Não estão mais', moved: 'De categoria', price: 'De preço', stock: 'Esgotados' },
    kindOf: { new: 'Novo', gone: 'Não está mais', moved: 'Outra categoria', price: 'Outro preço', stock: 'Esgotado' },
    all: 'Todos',
    kind: 'Mudança',
    product: 'Produto',
    before: 'Antes',
    after: 'Agora',
    units: (count) => `${count} vendidas em 7 dias`,
    soldOut: 'Esgotado',
    nothing: 'Nada disso mudou',
    history: 'Histórico',
    when: 'Quando',
    scope: 'O quê',
    state: 'Estado',
    duration: 'Durou',
    products: 'Produtos',
    changed: 'Mudanças',
    seconds: (count) => `${count} s`,
    minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
    states: { done: 'Feita', faulty: 'Com falhas', cancelled: 'Cancelada' },
    emptyTitle: 'Ainda não há catálogo',
    emptyAdvice: 'Sincronize tudo uma vez: em um minuto seus produtos, categorias e coleções estarão aqui.',
    failedAdvice: 'A plataforma não responde. Seu catálogo da última vez continua aqui, e você pode trabalhar com ele.',
    daily: 'Toda noite às 05:00',
    dailyHint: 'Todo o catálogo, no horário da loja',
  },
}
