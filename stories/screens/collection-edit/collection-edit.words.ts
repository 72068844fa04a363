import type { Texts } from '../frame/index.ts'

interface CollectionEditWords {
  collections: string
  save: string
  saved: string
  addProducts: string
  fill: string
  fillTitle: (name: string) => string
  filled: (since: string) => string
  neverFilled: string
  filling: string
  about: string
  name: string
  nameHint: string
  nameMissing: string
  description: string
  visibility: string
  active: string
  activeHint: string
  highlight: string
  highlightHint: string
  searchable: string
  searchableHint: string
  dates: string
  datesHint: string
  start: string
  end: string
  platform: string
  inVtex: string
  notInVtex: string
  idVtex: string
  notYet: string
  groups: string
  editGroups: string
  members: string
  membersHint: string
  order: string
  pickTitle: string
  pickSearch: string
  product: string
  price: string
  stock: string
  pickCount: (count: string, one: boolean) => string
  pickNothing: string
  cancel: string
  pickNoResult: string
  added: (count: string, one: boolean) => string
  failedTitle: string
  failedAdvice: string
  emptyTitle: string
  emptyAdvice: string
}

export const collectionEditWords: Texts<CollectionEditWords> = {
  es: {
    collections: 'Colecciones de Samara',
    save: 'Guardar',
    saved: 'Colección guardada',
    addProducts: 'Agregar productos',
    fill: 'Rellenar ahora',
    fillTitle: (name) => `Rellenando «${name}»`,
    filled: (since) => `Rellenada ${since}; se mantiene al día con cada sincronización.`,
    neverFilled: 'Todavía no se ha rellenado.',
    filling: 'Se escriben sus productos según los grupos.',
    about: 'La colección',
    name: 'Nombre',
    nameHint: 'Así la ven los clientes cuando se publica.',
    nameMissing: 'Escribe un nombre.',
    description: 'Descripción',
    visibility: 'Visibilidad',
    active: 'Activa',
    activeHint: 'Los clientes la ven en la tienda.',
    highlight: 'Destacada',
    highlightHint: 'Puede mostrarse como etiqueta en las fichas.',
    searchable: 'En el buscador',
    searchableHint: 'Aparece entre los resultados de búsqueda.',
    dates: 'Fechas',
    datesHint: 'Sin fechas está siempre a la vista.',
    start: 'Desde',
    end: 'Hasta',
    platform: 'Plataforma',
    inVtex: 'Está en la plataforma',
    notInVtex: 'Solo aquí',
    idVtex: 'Número en la plataforma',
    notYet: 'Lo recibe al indexarla por primera vez.',
    groups: 'Grupos',
    editGroups: 'Editar los grupos',
    members: 'Productos',
    membersHint: 'Lo que incluyen los grupos, menos lo que excluyen.',
    order: 'Ordenar',
    pickTitle: 'Agregar productos',
    pickSearch: 'Buscar por nombre o referencia',
    product: 'Producto',
    price: 'Precio',
    stock: 'Existencias',
    pickCount: (count, one) => (one ? 'Se agregará 1 producto a la colección.' : `Se agregarán ${count} productos a la colección.`),
    pickNothing: 'Elige los productos que quieres agregar.',
    cancel: 'Cancelar',
    pickNoResult: 'Ningún producto coincide',
    added: (count, one) => (one ? '1 producto agregado' : `${count} productos agregados`),
    failedTitle: 'No se pudo cargar la colección',
    failedAdvice: 'Sigue guardada. Vuelve a intentarlo dentro de un momento.',
    emptyTitle: 'Todavía no tiene productos',
    emptyAdvice: 'Añade un grupo que los encuentre, o agrégalos a mano.',
  },
  en: {
    collections: 'Samara collections',
    save: 'Save',
    saved: 'Collection saved',
    addProducts: 'Add products',
    fill: 'Fill now',
    fillTitle: (name) => `Filling “${name}”`,
    filled: (since) => `Filled ${since}; it keeps up with every synchronisation.`,
    neverFilled: 'Not filled yet.',
    filling: 'Its products are written as the groups say.',
    about: 'The collection',
    name: 'Name',
    nameHint: 'As shoppers see it once it is published.',
    nameMissing: 'Write a name.',
    description: 'Description',
    visibility: 'Visibility',
    active: 'Active',
    activeHint: 'Shoppers see it in the store.',
    highlight: 'Highlighted',
    highlightHint: 'May be shown as a label on product pages.',
    searchable: 'In search',
    searchableHint: 'Appears among search results.',
    dates: 'Dates',
    datesHint: 'Without dates it is always shown.',
    start: 'From',
    end: 'To',
    platform: 'Platform',
    inVtex: 'On the platform',
    notInVtex: 'Only here',
    idVtex: 'Number on the platform',
    notYet: 'It gets one when it is indexed for the first time.',
    groups: 'Groups',
    editGroups: 'Edit groups',
    members: 'Products',
    membersHint: 'What the groups include, minus what they exclude.',
    order: 'Put in order',
    pickTitle: 'Add products',
    pickSearch: 'Search by name or reference',
    product: 'Product',
    price: 'Price',
    stock: 'Stock',
    pickCount: (count, one) => (one ? '1 product will be added to the collection.' : `${count} products will be added to the collection.`),
    pickNothing: 'Choose the products that you want to add.',
    cancel: 'Cancel',
    pickNoResult: 'No product matches',
    added: (count, one) => (one ? '1 product added' : `${count} products added`),
    failedTitle: 'Could not load the collection',
    failedAdvice: 'It is safe. Try again in a moment.',
    emptyTitle: 'It has no products yet',
    emptyAdvice: 'Add a group that finds some, or add them by hand.',
  },
  pt: {
    collections: 'Coleções da Samara',
    save: 'Salvar',
    saved: 'Coleção salva',
    addProducts: 'Adicionar produtos',
    fill: 'Preencher agora',
    fillTitle: (name) => `Preenchendo “${name}”`,
    filled: (since) => `Preenchida ${since}; ela se mantém em dia a cada sincronização.`,
    neverFilled: 'Ainda não foi preenchida.',
    filling: 'Os produtos são gravados conforme os grupos.',
    about: 'A coleção',
    name: 'Nome',
    nameHint: 'É assim que os clientes a veem depois de publicada.',
    nameMissing: 'Escreva um nome.',
    description: 'Descrição',
    visibility: 'Visibilidade',
    active: 'Ativa',
    activeHint: 'Os clientes a veem na loja.',
    highlight: 'Em destaque',
    highlightHint: 'Pode aparecer como etiqueta nas páginas de produto.',
    searchable: 'Na busca',
    searchableHint: 'Aparece entre os resultados de busca.',
    dates: 'Datas',
    datesHint: 'Sem datas ela está sempre à vista.',
    start: 'De',
    end: 'Até',
    platform: 'Plataforma',
    inVtex: 'Está na plataforma',
    notInVtex: 'Só aqui',
    idVtex: 'Número na plataforma',
    notYet: 'Ela recebe um ao ser indexada pela primeira vez.',
    groups: 'Grupos',
    editGroups: 'Editar os grupos',
    members: 'Produtos',
    membersHint: 'O que os grupos incluem, menos o que excluem.',
    order: 'Ordenar',
    pickTitle: 'Adicionar produtos',
    pickSearch: 'Buscar por nome ou referência',
    product: 'Produto',
    price: 'Preço',
    stock: 'Estoque',
    pickCount: (count, one) => (one ? '1 produto será adicionado à coleção.' : `${count} produtos serão adicionados à coleção.`),
    pickNothing: 'Escolha os produtos que quer adicionar.',
    cancel: 'Cancelar',
    pickNoResult: 'Nenhum produto corresponde',
    added: (count, one) => (one ? '1 produto adicionado' : `${count} produtos adicionados`),
    failedTitle: 'Não foi possível carregar a coleção',
    failedAdvice: 'Ela continua salva. Tente de novo daqui a pouco.',
    emptyTitle: 'Ainda não tem produtos',
    emptyAdvice: 'Adicione um grupo que os encontre, ou adicione-os à mão.',
  },
}
