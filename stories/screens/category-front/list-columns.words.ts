import type { Speech } from '../frame/index.ts'

interface ListColumnsWords {
  products: string
  saved: string
  published: string
  state: string
  automation: string
  health: string
  never: string
  draft: string
  unpublished: string
  well: string
  soldOut: (count: string, one: boolean) => string
  none: string
  order: string
  grid: string
  publish: string
  schedule: string
  synchronise: string
  automate: string
  publishing: string
  synchronising: string
}

export const listColumnsWords: Speech<ListColumnsWords> = {
  es: {
    products: 'Productos',
    saved: 'Guardada',
    published: 'Indexada',
    state: 'Estado',
    automation: 'Automatización',
    health: 'Salud',
    never: 'Nunca',
    draft: 'Sin indexar',
    unpublished: 'Sin ordenar',
    well: 'Bien',
    soldOut: (count, one) => (one ? '1 agotado' : `${count} agotados`),
    none: 'Ninguna',
    order: 'Ordenar',
    grid: 'Ordenar en cuadrícula',
    publish: 'Indexar ahora',
    schedule: 'Programar la indexación',
    synchronise: 'Sincronizar',
    automate: 'Automatizar',
    publishing: 'En la cola de indexación',
    synchronising: 'Sincronizando',
  },
  en: {
    products: 'Products',
    saved: 'Saved',
    published: 'Indexed',
    state: 'State',
    automation: 'Automation',
    health: 'Health',
    never: 'Never',
    draft: 'Not indexed',
    unpublished: 'Not ordered',
    well: 'Well',
    soldOut: (count) => `${count} sold out`,
    none: 'None',
    order: 'Put in order',
    grid: 'Put in order as a grid',
    publish: 'Index now',
    schedule: 'Schedule indexing',
    synchronise: 'Synchronise',
    automate: 'Automate',
    publishing: 'In the publication queue',
    synchronising: 'Synchronising',
  },
  pt: {
    products: 'Produtos',
    saved: 'Salva',
    published: 'Indexada',
    state: 'Estado',
    automation: 'Automação',
    health: 'Saúde',
    never: 'Nunca',
    draft: 'Não indexada',
    unpublished: 'Sem ordem',
    well: 'Bem',
    soldOut: (count, one) => (one ? '1 esgotado' : `${count} esgotados`),
    none: 'Nenhuma',
    order: 'Ordenar',
    grid: 'Ordenar em grade',
    publish: 'Indexar agora',
    schedule: 'Programar a indexação',
    synchronise: 'Sincronizar',
    automate: 'Automatizar',
    publishing: 'Na fila de indexação',
    synchronising: 'Sincronizando',
  },
}
