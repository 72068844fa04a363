import type { Speech } from '../frame/index.ts'

type Kind = 'categories' | 'collections'

interface ChooseListWords {
  title: Readonly<Record<Kind, string>>
  description: Readonly<Record<Kind, string>>
  search: Readonly<Record<Kind, string>>
  show: string
  all: string
  recent: string
  favourites: string
  name: Readonly<Record<Kind, string>>
  products: string
  soldOut: string
  revenue: string
  opened: string
  never: string
  favour: (name: string) => string
  order: string
  mass: string
  emptyTitle: Readonly<Record<Kind, string>>
  emptyAdvice: Readonly<Record<Kind, string>>
  emptyAction: Readonly<Record<Kind, string>>
  noHit: string
  noHitAdvice: string
  clear: string
  noneOfKind: Readonly<Record<'recent' | 'favourites', string>>
  noneAdvice: Readonly<Record<'recent' | 'favourites', string>>
  retryAdvice: string
  forbidden: string
}

export const chooseListWords: Speech<ChooseListWords> = {
  es: {
    title: { categories: 'Ordenar una categoría', collections: 'Ordenar una colección' },
    description: { categories: 'Elige qué categoría quieres poner en orden.', collections: 'Elige qué colección quieres poner en orden.' },
    search: { categories: 'Buscar una categoría', collections: 'Buscar una colección' },
    show: 'Mostrar',
    all: 'Todas',
    recent: 'Recientes',
    favourites: 'Favoritas',
    name: { categories: 'Categoría', collections: 'Colección' },
    products: 'Productos',
    soldOut: 'Agotados',
    revenue: 'Ingresos 30 d',
    opened: 'Ordenada por ti',
    never: 'Nunca',
    favour: (name) => `${name}, favorita`,
    order: 'Ordenar',
    mass: 'Ordenar varias a la vez',
    emptyTitle: { categories: 'La tienda no tiene categorías', collections: 'Todavía no hay colecciones' },
    emptyAdvice: { categories: 'Sincroniza la tienda para traer sus categorías.', collections: 'Reúne productos en una colección y ponla en orden aquí.' },
    emptyAction: { categories: 'Sincronizar', collections: 'Crear una colección' },
    noHit: 'Nada coincide',
    noHitAdvice: 'Prueba con otra palabra, o busca entre todas.',
    clear: 'Quitar la búsqueda',
    noneOfKind: { recent: 'Aún no has ordenado ninguna', favourites: 'Aún no tienes favoritas' },
    noneAdvice: { recent: 'Las que ordenes aparecerán aquí, la última primero.', favourites: 'Márcalas con la estrella para tenerlas a mano.' },
    retryAdvice: 'Nada se ha perdido. Vuelve a intentarlo dentro de un momento.',
    forbidden: 'Pide a quien administra la tienda que te deje ordenar.',
  },
  en: {
    title: { categories: 'Order a category', collections: 'Order a collection' },
    description: { categories: 'Choose the category that you want to put in order.', collections: 'Choose the collection that you want to put in order.' },
    search: { categories: 'Search for a category', collections: 'Search for a collection' },
    show: 'Show',
    all: 'All',
    recent: 'Recent',
    favourites: 'Favourites',
    name: { categories: 'Category', collections: 'Collection' },
    products: 'Products',
    soldOut: 'Sold out',
    revenue: 'Revenue 30 d',
    opened: 'Ordered by you',
    never: 'Never',
    favour: (name) => `${name}, favourite`,
    order: 'Order',
    mass: 'Order several at once',
    emptyTitle: { categories: 'The store has no categories', collections: 'There are no collections yet' },
    emptyAdvice: { categories: 'Synchronise the store to bring its categories here.', collections: 'Gather products in a collection and put it in order here.' },
    emptyAction: { categories: 'Synchronise', collections: 'Create a collection' },
    noHit: 'Nothing matches',
    noHitAdvice: 'Try another word, or search among all.',
    clear: 'Clear the search',
    noneOfKind: { recent: 'You have ordered none yet', favourites: 'You have no favourites yet' },
    noneAdvice: { recent: 'Those that you order appear here, the last one first.', favourites: 'Mark them with the star to have them at hand.' },
    retryAdvice: 'Nothing is lost. Try again in a moment.',
    forbidden: 'Ask the owner of the store to let you order.',
  },
  pt: {
    title: { categories: 'Ordenar uma categoria', collections: 'Ordenar uma coleção' },
    description: { categories: 'Escolha a categoria que você quer pôr em ordem.', collections: 'Escolha a coleção que você quer pôr em ordem.' },
    search: { categories: 'Buscar uma categoria', collections: 'Buscar uma coleção' },
    show: 'Mostrar',
    all: 'Todas',
    recent: 'Recentes',
    favourites: 'Favoritas',
    name: { categories: 'Categoria', collections: 'Coleção' },
    products: 'Produtos',
    soldOut: 'Esgotados',
    revenue: 'Receita 30 d',
    opened: 'Ordenada por você',
    never: 'Nunca',
    favour: (name) => `${name}, favorita`,
    order: 'Ordenar',
    mass: 'Ordenar várias de uma vez',
    emptyTitle: { categories: 'A loja não tem categorias', collections: 'Ainda não há coleções' },
    emptyAdvice: { categories: 'Sincronize a loja para trazer as categorias.', collections: 'Reúna produtos em uma coleção e ponha-a em ordem aqui.' },
    emptyAction: { categories: 'Sincronizar', collections: 'Criar uma coleção' },
    noHit: 'Nada corresponde',
    noHitAdvice: 'Tente outra palavra, ou busque entre todas.',
    clear: 'Limpar a busca',
    noneOfKind: { recent: 'Você ainda não ordenou nenhuma', favourites: 'Você ainda não tem favoritas' },
    noneAdvice: { recent: 'As que você ordenar aparecem aqui, a última primeiro.', favourites: 'Marque-as com a estrela para tê-las à mão.' },
    retryAdvice: 'Nada se perdeu. Tente de novo daqui a pouco.',
    forbidden: 'Peça a quem administra a loja para deixar você ordenar.',
  },
}
