import { numbersIn } from './numbers.ts'

/** The few sentences that components have themselves. Their callers pass everything else. */
export interface Words {
  /** A control that takes a thing away from view. */
  close: string
  dismiss: string
  clear: string
  showPassword: string
  hidePassword: string
  /** Said while a button works, after its own label. */
  working: string
  optional: string
  required: string
  /** @param count how many were found */
  results: (count: number) => string
  increase: string
  decrease: string
  breadcrumb: string
  skipToContent: string
  skipToList: string
  mainMenu: string
  openMenu: string
  /** In a field that has no room for what is searched. */
  search: string
  /** What a part that scrolls is called when it has no better name. */
  content: string
  notifications: string
  /** Headline and advice of a list that has nothing to show. */
  loading: string
  emptyTitle: string
  noResultTitle: string
  noResultAdvice: string
  failedTitle: string
  failedAdvice: string
  retry: string
  forbiddenTitle: string
  forbiddenAdvice: string
  rose: string
  fell: string
  unchanged: string
  opensInNewTab: string
}

const es = {
  close: 'Cerrar',
  dismiss: 'Descartar',
  clear: 'Borrar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  working: 'en curso',
  optional: 'opcional',
  required: 'obligatorio',
  results: (count) => (count === 0 ? 'Sin resultados' : count === 1 ? '1 resultado' : `${numbersIn('es').format(count)} resultados`),
  increase: 'Aumentar',
  decrease: 'Disminuir',
  breadcrumb: 'Ruta',
  skipToContent: 'Ir al contenido',
  skipToList: 'Ir a la lista',
  mainMenu: 'Menú principal',
  openMenu: 'Abrir el menú',
  search: 'Buscar',
  content: 'Contenido',
  notifications: 'Avisos',
  loading: 'Cargando…',
  emptyTitle: 'Todavía no hay nada aquí',
  noResultTitle: 'Nada coincide',
  noResultAdvice: 'Prueba con otras palabras o quita algún filtro.',
  failedTitle: 'No se pudo cargar',
  failedAdvice: 'Nada se ha perdido. Vuelve a intentarlo dentro de un momento.',
  retry: 'Reintentar',
  forbiddenTitle: 'No tienes permiso',
  forbiddenAdvice: 'Pide acceso a quien administra esta tienda.',
  rose: 'sube',
  fell: 'baja',
  unchanged: 'sin cambios',
  opensInNewTab: 'se abre en otra pestaña',
} as const satisfies Words

const en = {
  close: 'Close',
  dismiss: 'Dismiss',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  working: 'in progress',
  optional: 'optional',
  required: 'required',
  results: (count) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${numbersIn('en').format(count)} results`),
  increase: 'Increase',
  decrease: 'Decrease',
  breadcrumb: 'Breadcrumb',
  skipToContent: 'Skip to content',
  skipToList: 'Skip to the list',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  search: 'Search',
  content: 'Content',
  notifications: 'Notices',
  loading: 'Loading…',
  emptyTitle: 'Nothing here yet',
  noResultTitle: 'Nothing matches',
  noResultAdvice: 'Try other words, or take a filter away.',
  failedTitle: 'Could not load this',
  failedAdvice: 'Nothing is lost. Try again in a moment.',
  retry: 'Try again',
  forbiddenTitle: 'You have no access',
  forbiddenAdvice: 'Ask the owner of this store to let you in.',
  rose: 'up',
  fell: 'down',
  unchanged: 'unchanged',
  opensInNewTab: 'opens in a new tab',
} as const satisfies Words

const pt = {
  close: 'Fechar',
  dismiss: 'Dispensar',
  clear: 'Limpar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  working: 'em andamento',
  optional: 'opcional',
  required: 'obrigatório',
  results: (count) => (count === 0 ? 'Nenhum resultado' : count === 1 ? '1 resultado' : `${numbersIn('pt').format(count)} resultados`),
  increase: 'Aumentar',
  decrease: 'Diminuir',
  breadcrumb: 'Caminho',
  skipToContent: 'Ir para o conteúdo',
  skipToList: 'Ir para a lista',
  mainMenu: 'Menu principal',
  openMenu: 'Abrir o menu',
  search: 'Buscar',
  content: 'Conteúdo',
  notifications: 'Avisos',
  loading: 'Carregando…',
  emptyTitle: 'Ainda não há nada aqui',
  noResultTitle: 'Nada corresponde',
  noResultAdvice: 'Tente outras palavras ou retire um filtro.',
  failedTitle: 'Não foi possível carregar',
  failedAdvice: 'Nada se perdeu. Tente de novo daqui a pouco.',
  retry: 'Tentar de novo',
  forbiddenTitle: 'Você não tem permissão',
  forbiddenAdvice: 'Peça acesso a quem administra esta loja.',
  rose: 'sobe',
  fell: 'desce',
  unchanged: 'sem mudança',
  opensInNewTab: 'abre em outra aba',
} as const satisfies Words

export const words = { es, en, pt } as const satisfies Record<string, Words>
export type Language = keyof typeof words
export const languages = Object.keys(words) as Language[]

/** Whether components speak this language. */
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in words
