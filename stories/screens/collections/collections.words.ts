import type { Texts } from '../frame/index.ts'
import type { CollectionStatus } from './samara-collections.ts'

interface CollectionsWords {
  title: string
  description: string
  create: string
  groups: string
  search: string
  status: string
  every: string
  statuses: Record<CollectionStatus, string>
  name: string
  products: string
  groupCount: string
  platform: string
  onPlatform: (id: string) => string
  onlyHere: string
  dates: string
  always: string
  fromTo: (from: string, to: string) => string
  filled: string
  never: string
  active: string
  activate: (name: string) => string
  include: string
  exclude: string
  count: (count: string, one: boolean) => string
  edit: string
  editGroups: string
  addProducts: string
  order: string
  fill: string
  publish: string
  remove: string
  turnOn: string
  turnOff: string
  filling: string
  publishing: string
  removeTitle: (name: string) => string
  removeText: string
  keep: string
  emptyTitle: string
  emptyAdvice: string
  noResult: (query: string) => string
  failedAdvice: string
  forbiddenAdvice: string
}

export const collectionsWords: Texts<CollectionsWords> = {
  es: {
    title: 'Colecciones de Samara',
    description: 'Listas que se construyen aquí con grupos de condiciones y se publican como colecciones de la tienda.',
    create: 'Crear colección',
    groups: 'Grupos',
    search: 'Buscar colecciones',
    status: 'Estado',
    every: 'Todas',
    statuses: { active: 'Activa', scheduled: 'Programada', inactive: 'Inactiva' },
    name: 'Colección',
    products: 'Productos',
    groupCount: 'Grupos',
    platform: 'En la plataforma',
    onPlatform: (id) => `N.º ${id}`,
    onlyHere: 'Solo aquí',
    dates: 'Fechas',
    always: 'Siempre',
    fromTo: (from, to) => `${from} – ${to}`,
    filled: 'Rellenada',
    never: 'Nunca',
    active: 'Activa',
    activate: (name) => `${name}, activa`,
    include: 'Incluye',
    exclude: 'Excluye',
    count: (count, one) => (one ? '1 producto' : `${count} productos`),
    edit: 'Editar',
    editGroups: 'Editar los grupos',
    addProducts: 'Agregar productos',
    order: 'Ordenar',
    fill: 'Rellenar ahora',
    publish: 'Indexar',
    remove: 'Eliminar',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    filling: 'Se está rellenando',
    publishing: 'En la cola de indexación',
    removeTitle: (name) => `¿Eliminar «${name}»?`,
    removeText: 'Se eliminan sus grupos y su orden. La colección de la plataforma no se toca. No se puede deshacer.',
    keep: 'Conservarla',
    emptyTitle: 'Todavía no hay colecciones',
    emptyAdvice: 'Una colección reúne productos por condiciones, como «tazas de menos de 5 £ con existencias», y se mantiene al día sola.',
    noResult: (query) => `Ninguna colección coincide con «${query}»`,
    failedAdvice: 'Las colecciones siguen guardadas. Vuelve a intentarlo dentro de un momento.',
    forbiddenAdvice: 'Puedes ver los informes de esta tienda, pero no sus colecciones. Pide acceso a quien la administra.',
  },
  en: {
    title: 'Samara collections',
    description: 'Lists that are built here out of groups of conditions and published as collections of the store.',
    create: 'Create collection',
    groups: 'Groups',
    search: 'Search collections',
    status: 'State',
    every: 'All',
    statuses: { active: 'Active', scheduled: 'Scheduled', inactive: 'Inactive' },
    name: 'Collection',
    products: 'Products',
    groupCount: 'Groups',
    platform: 'On the platform',
    onPlatform: (id) => `No. ${id}`,
    onlyHere: 'Only here',
    dates: 'Dates',
    always: 'Always',
    fromTo: (from, to) => `${from} – ${to}`,
    filled: 'Filled',
    never: 'Never',
    active: 'Active',
    activate: (name) => `${name}, active`,
    include: 'Includes',
    exclude: 'Excludes',
    count: (count, one) => (one ? '1 product' : `${count} products`),
    edit: 'Edit',
    editGroups: 'Edit groups',
    addProducts: 'Add products',
    order: 'Put in order',
    fill: 'Fill now',
    publish: 'Index',
    remove: 'Delete',
    turnOn: 'Activate',
    turnOff: 'Deactivate',
    filling: 'Being filled',
    publishing: 'In the publication queue',
    removeTitle: (name) => `Delete “${name}”?`,
    removeText: 'Its groups and its ordering are deleted. The collection on the platform is not touched. This cannot be undone.',
    keep: 'Keep it',
    emptyTitle: 'No collections yet',
    emptyAdvice: 'A collection gathers products by conditions, like “mugs under £5 in stock”, and keeps itself up to date.',
    noResult: (query) => `No collection matches “${query}”`,
    failedAdvice: 'Your collections are safe. Try again in a moment.',
    forbiddenAdvice: 'You may see the reports of this store, but not its collections. Ask its owner to let you in.',
  },
  pt: {
    title: 'Coleções da Samara',
    description: 'Listas construídas aqui com grupos de condições e publicadas como coleções da loja.',
    create: 'Criar coleção',
    groups: 'Grupos',
    search: 'Buscar coleções',
    status: 'Estado',
    every: 'Todas',
    statuses: { active: 'Ativa', scheduled: 'Programada', inactive: 'Inativa' },
    name: 'Coleção',
    products: 'Produtos',
    groupCount: 'Grupos',
    platform: 'Na plataforma',
    onPlatform: (id) => `N.º ${id}`,
    onlyHere: 'Só aqui',
    dates: 'Datas',
    always: 'Sempre',
    fromTo: (from, to) => `${from} – ${to}`,
    filled: 'Preenchida',
    never: 'Nunca',
    active: 'Ativa',
    activate: (name) => `${name}, ativa`,
    include: 'Inclui',
    exclude: 'Exclui',
    count: (count, one) => (one ? '1 produto' : `${count} produtos`),
    edit: 'Editar',
    editGroups: 'Editar os grupos',
    addProducts: 'Adicionar produtos',
    order: 'Ordenar',
    fill: 'Preencher agora',
    publish: 'Indexar',
    remove: 'Excluir',
    turnOn: 'Ativar',
    turnOff: 'Desativar',
    filling: 'Sendo preenchida',
    publishing: 'Na fila de indexação',
    removeTitle: (name) => `Excluir “${name}”?`,
    removeText: 'Os grupos e a ordem dela são excluídos. A coleção na plataforma não muda. Não é possível desfazer.',
    keep: 'Manter',
    emptyTitle: 'Ainda não há coleções',
    emptyAdvice: 'Uma coleção reúne produtos por condições, como “canecas de menos de £ 5 com estoque”, e se mantém em dia sozinha.',
    noResult: (query) => `Nenhuma coleção corresponde a “${query}”`,
    failedAdvice: 'As coleções continuam salvas. Tente de novo daqui a pouco.',
    forbiddenAdvice: 'Você pode ver os relatórios desta loja, mas não as coleções. Peça acesso a quem a administra.',
  },
}
