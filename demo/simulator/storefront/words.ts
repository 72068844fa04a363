export const languages = ['es', 'en', 'pt'] as const
export type Language = (typeof languages)[number]

/** What the shop says to shoppers. */
export interface Words {
  shop: string
  motto: string
  departments: string
  collections: string
  all: (name: string) => string
  products: (count: number) => string
  soldOut: string
  off: (percent: number) => string
  page: (page: number, pages: number) => string
  pages: string
  previous: string
  next: string
  path: string
  home: string
  showPositions: string
  hidePositions: string
  position: (place: number) => string
  was: string
  language: string
  notFound: string
  notFoundMore: string
  empty: string
  about: string
}

export const words: Readonly<Record<Language, Words>> = {
  es: {
    shop: 'Demo Gift Shop',
    motto: 'Regalos con encanto para cada rincón de la casa',
    departments: 'Departamentos',
    collections: 'Colecciones',
    all: (name) => `Todo en ${name}`,
    products: (count) => (count === 1 ? '1 producto' : `${count.toLocaleString('es')} productos`),
    soldOut: 'Agotado',
    off: (percent) => `−${percent} %`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    path: 'Ruta',
    home: 'Inicio',
    showPositions: 'Ver posiciones',
    hidePositions: 'Ocultar posiciones',
    position: (place) => `Posición ${place}`,
    was: 'Antes',
    language: 'Idioma',
    notFound: 'Esta página no existe',
    notFoundMore: 'Puede que haya cambiado de dirección, o que ya no esté.',
    empty: 'Todavía no hay productos aquí.',
    about: 'Tienda de demostración: los productos se muestran como los ve quien compra, en el orden publicado. Aquí no se vende nada.',
  },
  en: {
    shop: 'Demo Gift Shop',
    motto: 'Charming gifts for every corner of the home',
    departments: 'Departments',
    collections: 'Collections',
    all: (name) => `All in ${name}`,
    products: (count) => (count === 1 ? '1 product' : `${count.toLocaleString('en')} products`),
    soldOut: 'Sold out',
    off: (percent) => `−${percent}%`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    path: 'Path',
    home: 'Home',
    showPositions: 'Show positions',
    hidePositions: 'Hide positions',
    position: (place) => `Position ${place}`,
    was: 'Was',
    language: 'Language',
    notFound: 'This page does not exist',
    notFoundMore: 'It may have moved, or be over.',
    empty: 'There are no products here yet.',
    about: 'Demonstration shop: products stand as shoppers see them, in the published order. Nothing is sold here.',
  },
  pt: {
    shop: 'Demo Gift Shop',
    motto: 'Presentes encantadores para cada canto da casa',
    departments: 'Departamentos',
    collections: 'Coleções',
    all: (name) => `Tudo em ${name}`,
    products: (count) => (count === 1 ? '1 produto' : `${count.toLocaleString('pt')} produtos`),
    soldOut: 'Esgotado',
    off: (percent) => `−${percent}%`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    path: 'Caminho',
    home: 'Início',
    showPositions: 'Ver posições',
    hidePositions: 'Ocultar posições',
    position: (place) => `Posição ${place}`,
    was: 'Antes',
    language: 'Idioma',
    notFound: 'Esta página não existe',
    notFoundMore: 'Pode ter mudado de endereço, ou já não estar.',
    empty: 'Ainda não há produtos aqui.',
    about: 'Loja de demonstração: os produtos aparecem como quem compra os vê, na ordem publicada. Aqui não se vende nada.',
  },
}

const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value)

/** The language asked for by name, else the first of `Accept-Language` that the shop speaks, else Spanish. */
export function languageOf(requested: string | undefined, accepted: string | undefined): Language {
  if (requested !== undefined && isLanguage(requested)) return requested
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((value) => value !== undefined)
      return { language: name.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
  return wanted.find(isLanguage) ?? 'es'
}
