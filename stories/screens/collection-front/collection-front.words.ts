import type { Speech } from '../frame/index.ts'

interface CollectionFrontWords {
  title: string
  description: string
  samara: string
  synchronise: string
  synchronising: string
  name: string
  search: string
  fromSamara: string
  number: (id: string) => string
  publish: string
  publishing: (count: string, one: boolean) => string
  emptyTitle: string
  emptyAdvice: string
  noResult: (query: string) => string
  failedAdvice: string
}

export const collectionFrontWords: Speech<CollectionFrontWords> = {
  es: {
    title: 'Colecciones',
    description: 'Las colecciones de la plataforma, también las que se construyen en Samara.',
    samara: 'Colecciones de Samara',
    synchronise: 'Sincronizar todas',
    synchronising: 'Sincronizando las colecciones',
    name: 'Colección',
    search: 'Buscar colecciones',
    fromSamara: 'De Samara',
    number: (id) => `N.º ${id}`,
    publish: 'Indexar',
    publishing: (count, one) => (one ? '1 colección en la cola de indexación' : `${count} colecciones en la cola de indexación`),
    emptyTitle: 'La tienda no tiene colecciones',
    emptyAdvice: 'Sincronízalas desde la plataforma, o construye una con grupos de condiciones.',
    noResult: (query) => `Ninguna colección coincide con «${query}»`,
    failedAdvice: 'Tus ordenaciones siguen guardadas. Vuelve a intentarlo dentro de un momento.',
  },
  en: {
    title: 'Collections',
    description: 'The collections of the platform, those built in Samara among them.',
    samara: 'Samara collections',
    synchronise: 'Synchronise all',
    synchronising: 'Synchronising collections',
    name: 'Collection',
    search: 'Search collections',
    fromSamara: 'From Samara',
    number: (id) => `No. ${id}`,
    publish: 'Index',
    publishing: (count, one) => (one ? '1 collection in the publication queue' : `${count} collections in the publication queue`),
    emptyTitle: 'The store has no collections',
    emptyAdvice: 'Synchronise them from the platform, or build one out of groups of conditions.',
    noResult: (query) => `No collection matches “${query}”`,
    failedAdvice: 'Your orderings are safe. Try again in a moment.',
  },
  pt: {
    title: 'Coleções',
    description: 'As coleções da plataforma, também as que são construídas na Samara.',
    samara: 'Coleções da Samara',
    synchronise: 'Sincronizar todas',
    synchronising: 'Sincronizando as coleções',
    name: 'Coleção',
    search: 'Buscar coleções',
    fromSamara: 'Da Samara',
    number: (id) => `N.º ${id}`,
    publish: 'Indexar',
    publishing: (count, one) => (one ? '1 coleção na fila de indexação' : `${count} coleções na fila de indexação`),
    emptyTitle: 'A loja não tem coleções',
    emptyAdvice: 'Sincronize-as da plataforma, ou construa uma com grupos de condições.',
    noResult: (query) => `Nenhuma coleção corresponde a “${query}”`,
    failedAdvice: 'Suas ordens continuam salvas. Tente de novo daqui a pouco.',
  },
}
