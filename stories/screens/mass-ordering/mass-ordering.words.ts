import type { Speech } from '../frame/index.ts'
import type { Recipe } from './recipes.ts'

interface MassOrderingWords {
  title: string
  description: string
  recipe: string
  recipes: Readonly<Record<Recipe, { label: string; hint: string }>>
  soldOutLast: string
  soldOutHint: string
  lists: string
  list: string
  products: string
  moved: string
  before: string
  after: string
  soldOut: string
  result: string
  apply: (count: string, one: boolean) => string
  none: string
  preview: string
  done: string
  kept: string
  refused: string
  running: string
  progress: (done: string, all: string) => string
  finishedTitle: (done: string, one: boolean) => string
  finishedAdvice: string
  failedOne: (name: string) => string
  publish: string
  again: string
  emptyTitle: string
  emptyAdvice: string
  synchronise: string
  failedAdvice: string
  forbidden: string
}

export const massOrderingWords: Speech<MassOrderingWords> = {
  es: {
    title: 'Ordenar varias a la vez',
    description: 'Una receta para muchas categorías: mira qué haría en cada una antes de aplicarla.',
    recipe: 'Receta',
    recipes: {
      bestSellers: { label: 'Más vendidos', hint: 'Unidades de 30 días' },
      revenue: { label: 'Más ingresos', hint: 'Ingresos de 30 días' },
      newFirst: { label: 'Novedades antes', hint: 'Menos días a la venta' },
      clearStock: { label: 'Dar salida', hint: 'Más existencias' },
      balanced: { label: 'Equilibrada', hint: 'samaraScore' },
    },
    soldOutLast: 'Agotados al final',
    soldOutHint: 'Vuelven a su sitio cuando haya existencias',
    lists: 'Categorías',
    list: 'Categoría',
    products: 'Productos',
    moved: 'Se mueven',
    before: 'Primeros 12, ahora',
    after: 'Primeros 12, después',
    soldOut: 'Agotados en los 12',
    result: 'Resultado',
    apply: (count, one) => (one ? 'Aplicar a 1 categoría' : `Aplicar a ${count} categorías`),
    none: 'Elige alguna categoría',
    preview: 'Vista previa',
    done: 'Ordenada y guardada',
    kept: 'Ya estaba así',
    refused: 'La está ordenando Luis Ortega',
    running: 'Ordenando…',
    progress: (done, all) => `${done} de ${all}`,
    finishedTitle: (done, one) => (one ? '1 categoría ordenada' : `${done} categorías ordenadas`),
    finishedAdvice: 'Están guardadas; en la tienda nada cambia hasta que las publiques.',
    failedOne: (name) => `${name} se dejó como estaba: otra persona la está ordenando.`,
    publish: 'Revisar y publicar',
    again: 'Volver',
    emptyTitle: 'No hay categorías que ordenar',
    emptyAdvice: 'Sincroniza la tienda para traerlas.',
    synchronise: 'Sincronizar',
    failedAdvice: 'No se ha cambiado nada. Vuelve a intentarlo dentro de un momento.',
    forbidden: 'Pide a quien administra la tienda que te deje ordenar.',
  },
  en: {
    title: 'Order several at once',
    description: 'One recipe for many categories: see what it would do to each before it counts.',
    recipe: 'Recipe',
    recipes: {
      bestSellers: { label: 'Best sellers', hint: 'Units of 30 days' },
      revenue: { label: 'High revenue', hint: 'Revenue of 30 days' },
      newFirst: { label: 'New first', hint: 'Fewest days on sale' },
      clearStock: { label: 'Clear stock', hint: 'Most in stock' },
      balanced: { label: 'Balanced', hint: 'samaraScore' },
    },
    soldOutLast: 'Sold out goes last',
    soldOutHint: 'Back to its place when stock returns',
    lists: 'Categories',
    list: 'Category',
    products: 'Products',
    moved: 'Move',
    before: 'First 12, now',
    after: 'First 12, then',
    soldOut: 'Sold out in the 12',
    result: 'Result',
    apply: (count, one) => (one ? 'Apply to 1 category' : `Apply to ${count} categories`),
    none: 'Choose a category',
    preview: 'Preview',
    done: 'Ordered and saved',
    kept: 'Was like this already',
    refused: 'Luis Ortega is ordering it',
    running: 'Ordering…',
    progress: (done, all) => `${done} of ${all}`,
    finishedTitle: (done, one) => (one ? '1 category put in order' : `${done} categories put in order`),
    finishedAdvice: 'They are saved; nothing changes in the shop until you publish them.',
    failedOne: (name) => `${name} was left as it was: somebody else is ordering it.`,
    publish: 'Review and publish',
    again: 'Back',
    emptyTitle: 'There are no categories to order',
    emptyAdvice: 'Synchronise the store to bring them here.',
    synchronise: 'Synchronise',
    failedAdvice: 'Nothing was changed. Try again in a moment.',
    forbidden: 'Ask the owner of the store to let you order.',
  },
  pt: {
    title: 'Ordenar várias de uma vez',
    description: 'Uma receita para muitas categorias: veja o que faria em cada uma antes de aplicar.',
    recipe: 'Receita',
    recipes: {
      bestSellers: { label: 'Mais vendidos', hint: 'Unidades de 30 dias' },
      revenue: { label: 'Maior receita', hint: 'Receita de 30 dias' },
      newFirst: { label: 'Novidades primeiro', hint: 'Menos dias à venda' },
      clearStock: { label: 'Dar saída', hint: 'Mais estoque' },
      balanced: { label: 'Equilibrada', hint: 'samaraScore' },
    },
    soldOutLast: 'Esgotados no fim',
    soldOutHint: 'Voltam ao lugar quando houver estoque',
    lists: 'Categorias',
    list: 'Categoria',
    products: 'Produtos',
    moved: 'Se movem',
    before: 'Primeiros 12, agora',
    after: 'Primeiros 12, depois',
    soldOut: 'Esgotados nos 12',
    result: 'Resultado',
    apply: (count, one) => (one ? 'Aplicar a 1 categoria' : `Aplicar a ${count} categorias`),
    none: 'Escolha uma categoria',
    preview: 'Prévia',
    done: 'Ordenada e salva',
    kept: 'Já estava assim',
    refused: 'Luis Ortega está ordenando',
    running: 'Ordenando…',
    progress: (done, all) => `${done} de ${all}`,
    finishedTitle: (done, one) => (one ? '1 categoria ordenada' : `${done} categorias ordenadas`),
    finishedAdvice: 'Estão salvas; na loja nada muda até você publicá-las.',
    failedOne: (name) => `${name} ficou como estava: outra pessoa está ordenando.`,
    publish: 'Revisar e publicar',
    again: 'Voltar',
    emptyTitle: 'Não há categorias para ordenar',
    emptyAdvice: 'Sincronize a loja para trazê-las.',
    synchronise: 'Sincronizar',
    failedAdvice: 'Nada foi mudado. Tente de novo daqui a pouco.',
    forbidden: 'Peça a quem administra a loja para deixar você ordenar.',
  },
}
