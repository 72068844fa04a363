import type { Speech } from '../frame/index.ts'

interface CategoryFrontWords {
  title: string
  count: (categories: string, products: string) => string
  synchronise: string
  order: string
  departments: string
  searchDepartments: string
  noDepartment: string
  all: string
  name: string
  search: string
  publish: string
  publishing: (count: string, one: boolean) => string
  emptyTitle: string
  emptyAdvice: string
  noResult: (query: string) => string
  failedAdvice: string
}

export const categoryFrontWords: Speech<CategoryFrontWords> = {
  es: {
    title: 'Categorías',
    count: (categories, products) => `${categories} categorías, ${products} productos`,
    synchronise: 'Sincronizar',
    order: 'Ordenar varias',
    departments: 'Departamentos',
    searchDepartments: 'Buscar en el árbol',
    noDepartment: 'Nada se llama así.',
    all: 'Todas las categorías',
    name: 'Categoría',
    search: 'Buscar categorías',
    publish: 'Indexar',
    publishing: (count, one) => (one ? '1 categoría en la cola de indexación' : `${count} categorías en la cola de indexación`),
    emptyTitle: 'Todavía no hay categorías',
    emptyAdvice: 'Sincroniza el catálogo de la tienda para traer sus categorías y sus productos.',
    noResult: (query) => (query === '' ? 'Aquí no hay categorías' : `Ninguna categoría coincide con «${query}»`),
    failedAdvice: 'Tus ordenaciones siguen guardadas. Vuelve a intentarlo dentro de un momento.',
  },
  en: {
    title: 'Categories',
    count: (categories, products) => `${categories} categories, ${products} products`,
    synchronise: 'Synchronise',
    order: 'Put several in order',
    departments: 'Departments',
    searchDepartments: 'Search the tree',
    noDepartment: 'Nothing is called that.',
    all: 'All categories',
    name: 'Category',
    search: 'Search categories',
    publish: 'Index',
    publishing: (count, one) => (one ? '1 category in the publication queue' : `${count} categories in the publication queue`),
    emptyTitle: 'No categories yet',
    emptyAdvice: 'Synchronise the catalogue of the store to bring in its categories and products.',
    noResult: (query) => (query === '' ? 'No categories here' : `No category matches “${query}”`),
    failedAdvice: 'Your orderings are safe. Try again in a moment.',
  },
  pt: {
    title: 'Categorias',
    count: (categories, products) => `${categories} categorias, ${products} produtos`,
    synchronise: 'Sincronizar',
    order: 'Ordenar várias',
    departments: 'Departamentos',
    searchDepartments: 'Buscar na árvore',
    noDepartment: 'Nada tem esse nome.',
    all: 'Todas as categorias',
    name: 'Categoria',
    search: 'Buscar categorias',
    publish: 'Indexar',
    publishing: (count, one) => (one ? '1 categoria na fila de indexação' : `${count} categorias na fila de indexação`),
    emptyTitle: 'Ainda não há categorias',
    emptyAdvice: 'Sincronize o catálogo da loja para trazer as categorias e os produtos.',
    noResult: (query) => (query === '' ? 'Aqui não há categorias' : `Nenhuma categoria corresponde a “${query}”`),
    failedAdvice: 'Suas ordens continuam salvas. Tente de novo daqui a pouco.',
  },
}
