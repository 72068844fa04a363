import type { Texts } from '../frame/index.ts'

interface GroupsWords {
  collections: string
  title: string
  description: string
  create: string
  search: string
  name: string
  says: string
  mode: string
  include: string
  exclude: string
  products: string
  picked: string
  usedIn: string
  nowhere: string
  edit: string
  duplicate: string
  remove: string
  removeTitle: (name: string) => string
  removeText: (collections: string) => string
  removeUnused: string
  keep: string
  save: string
  saved: string
  cancel: string
  nameField: string
  nameHint: string
  found: string
  foundHint: string
  changes: (collections: string) => string
  emptyTitle: string
  emptyAdvice: string
  noResult: (query: string) => string
  failedAdvice: string
}

export const groupsWords: Texts<GroupsWords> = {
  es: {
    collections: 'Colecciones de Samara',
    title: 'Grupos',
    description: 'Condiciones que se usan en una o más colecciones. Un cambio aquí cambia todas las que usan el grupo.',
    create: 'Crear grupo',
    search: 'Buscar grupos',
    name: 'Grupo',
    says: 'Condiciones',
    mode: 'Qué hace',
    include: 'Incluye',
    exclude: 'Excluye',
    products: 'Productos',
    picked: 'A mano',
    usedIn: 'Se usa en',
    nowhere: 'Ninguna colección',
    edit: 'Editar',
    duplicate: 'Duplicar',
    remove: 'Eliminar',
    removeTitle: (name) => `¿Eliminar el grupo «${name}»?`,
    removeText: (collections) => `Sus productos dejan de estar en ${collections}. No se puede deshacer.`,
    removeUnused: 'Ninguna colección lo usa. No se puede deshacer.',
    keep: 'Conservarlo',
    save: 'Guardar el grupo',
    saved: 'Grupo guardado',
    cancel: 'Cancelar',
    nameField: 'Nombre del grupo',
    nameHint: 'Solo lo ves tú y tu equipo.',
    found: 'Encuentra',
    foundHint: 'Se cuenta mientras editas.',
    changes: (collections) => `El cambio llega también a ${collections}.`,
    emptyTitle: 'Todavía no hay grupos',
    emptyAdvice: 'Un grupo guarda condiciones con un nombre, para usarlas en más de una colección.',
    noResult: (query) => `Ningún grupo coincide con «${query}»`,
    failedAdvice: 'Los grupos siguen guardados. Vuelve a intentarlo dentro de un momento.',
  },
  en: {
    collections: 'Samara collections',
    title: 'Groups',
    description: 'Conditions that one collection or more use. A change here changes every collection that uses the group.',
    create: 'Create group',
    search: 'Search groups',
    name: 'Group',
    says: 'Conditions',
    mode: 'What it does',
    include: 'Includes',
    exclude: 'Excludes',
    products: 'Products',
    picked: 'By hand',
    usedIn: 'Used in',
    nowhere: 'No collection',
    edit: 'Edit',
    duplicate: 'Duplicate',
    remove: 'Delete',
    removeTitle: (name) => `Delete the group “${name}”?`,
    removeText: (collections) => `Its products leave ${collections}. This cannot be undone.`,
    removeUnused: 'No collection uses it. This cannot be undone.',
    keep: 'Keep it',
    save: 'Save group',
    saved: 'Group saved',
    cancel: 'Cancel',
    nameField: 'Name of the group',
    nameHint: 'Only you and your team see it.',
    found: 'Finds',
    foundHint: 'Counted while you edit.',
    changes: (collections) => `The change reaches ${collections} as well.`,
    emptyTitle: 'No groups yet',
    emptyAdvice: 'A group keeps conditions under a name, to use them in more than one collection.',
    noResult: (query) => `No group matches “${query}”`,
    failedAdvice: 'Your groups are safe. Try again in a moment.',
  },
  pt: {
    collections: 'Coleções da Samara',
    title: 'Grupos',
    description: 'Condições usadas em uma ou mais coleções. Uma mudança aqui muda todas as que usam o grupo.',
    create: 'Criar grupo',
    search: 'Buscar grupos',
    name: 'Grupo',
    says: 'Condições',
    mode: 'O que faz',
    include: 'Inclui',
    exclude: 'Exclui',
    products: 'Produtos',
    picked: 'À mão',
    usedIn: 'Usado em',
    nowhere: 'Nenhuma coleção',
    edit: 'Editar',
    duplicate: 'Duplicar',
    remove: 'Excluir',
    removeTitle: (name) => `Excluir o grupo “${name}”?`,
    removeText: (collections) => `Os produtos dele saem de ${collections}. Não é possível desfazer.`,
    removeUnused: 'Nenhuma coleção o usa. Não é possível desfazer.',
    keep: 'Manter',
    save: 'Salvar o grupo',
    saved: 'Grupo salvo',
    cancel: 'Cancelar',
    nameField: 'Nome do grupo',
    nameHint: 'Só você e sua equipe o veem.',
    found: 'Encontra',
    foundHint: 'Contado enquanto você edita.',
    changes: (collections) => `A mudança chega também a ${collections}.`,
    emptyTitle: 'Ainda não há grupos',
    emptyAdvice: 'Um grupo guarda condições com um nome, para usá-las em mais de uma coleção.',
    noResult: (query) => `Nenhum grupo corresponde a “${query}”`,
    failedAdvice: 'Os grupos continuam salvos. Tente de novo daqui a pouco.',
  },
}
