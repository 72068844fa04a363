import type { Speech } from '../frame/index.ts'
import type { Rule } from './ordering.ts'
import type { Measure } from './products.ts'

interface WorkbenchWords {
  categories: string
  list: string
  products: (count: string, one: boolean) => string
  published: (when: string) => string
  search: string
  hit: (present: string, total: string) => string
  previous: string
  next: string
  view: string
  asList: string
  asGrid: string
  perRow: string
  criteria: string
  rules: (on: string) => string
  rulesTitle: string
  rule: Readonly<Record<Rule, { label: string; detail: string }>>
  columns: string
  columnsTitle: string
  column: Readonly<Record<'product' | 'brand' | 'price' | 'discount' | 'stock' | 'age' | 'units7' | 'units30' | 'units90' | 'revenue7' | 'revenue30' | 'revenue90' | 'score', string>>
  file: string
  exportCsv: string
  exportXlsx: string
  importFile: string
  soldOut: string
  days: (days: string) => string
  isNew: string
  before: string
  sold: string
  inStock: string
  pin: string
  pinHere: string
  release: string
  toTop: string
  toBottom: string
  score: string
  bar: string
  changes: (count: string, one: boolean) => string
  allSaved: string
  draft: (time: string) => string
  undo: (step: string) => string
  redo: (step: string) => string
  nothingToUndo: string
  nothingToRedo: string
  save: string
  publish: string
  schedule: string
  publishLater: string
  history: string
  step: {
    moved: (what: string, position: string) => string
    pinned: (what: string) => string
    released: (what: string) => string
    criteria: (moved: string) => string
    ruleOn: (rule: string) => string
    ruleOff: (rule: string) => string
    imported: (lines: string) => string
    restored: (day: string) => string
    merged: (who: string) => string
  }
  historyIntro: string
  asSaved: string
  undone: string
  savedOrderings: string
  savedBy: (who: string, when: string) => string
  compare: string
  compareTitle: (day: string) => string
  restore: string
  criteriaIntro: string
  preview: string
  stopPreview: string
  apply: string
  previewing: (moved: string, one: boolean) => string
  scoreOf: (product: string) => string
  scoreIntro: string
  measure: Readonly<Record<Measure, { label: string; hint: string }>>
  overrule: string
  newScore: string
  until: string
  untilHint: string
  why: string
  whyHint: string
  setScore: string
  cancel: string
  reason: string
  importTitle: string
  importIntro: (file: string) => string
  badLine: Readonly<Record<'unknown' | 'twice' | 'position' | 'foreign', string>>
  theirsTitle: string
  theirsIntro: (who: string, when: string) => string
  theirs: string
  mine: string
  merged: string
  keepTheirs: string
  putOnTop: string
  later: string
  emptyTitle: string
  emptyAdvice: string
  toCategories: string
  noHitTitle: (asked: string) => string
  noHitAdvice: string
  failedTitle: string
  failedAdvice: string
  forbiddenTitle: string
  forbiddenAdvice: string
}

export const workbenchWords: Speech<WorkbenchWords> = {
  es: {
    categories: 'Categorías',
    list: 'Productos de Mugs',
    products: (count, one) => (one ? '1 producto' : `${count} productos`),
    published: (when) => `Publicada ${when}`,
    search: 'Buscar por nombre, referencia o id',
    hit: (present, total) => `${present} de ${total}`,
    previous: 'Coincidencia anterior',
    next: 'Coincidencia siguiente',
    view: 'Vista',
    asList: 'Lista',
    asGrid: 'Como en la tienda',
    perRow: 'Productos por fila',
    criteria: 'Criterios',
    rules: (on) => `Reglas · ${on}`,
    rulesTitle: 'Reglas por encima del orden',
    rule: {
      soldOutLast: { label: 'Agotados al final', detail: 'Vuelven a su sitio cuando haya existencias' },
      brandRuns: { label: 'Máximo 2 seguidos de una marca', detail: 'El siguiente de otra marca sube' },
      newness: { label: 'Una novedad cada 8', detail: 'Menos de 60 días a la venta' },
    },
    columns: 'Columnas',
    columnsTitle: 'Columnas a la vista',
    column: { product: 'Producto', brand: 'Marca', price: 'Precio', discount: 'Descuento', stock: 'Existencias', age: 'A la venta', units7: 'Unidades 7 d', units30: 'Unidades 30 d', units90: 'Unidades 90 d', revenue7: 'Ingresos 7 d', revenue30: 'Ingresos 30 d', revenue90: 'Ingresos 90 d', score: 'samaraScore' },
    file: 'Archivo',
    exportCsv: 'Exportar CSV',
    exportXlsx: 'Exportar XLSX',
    importFile: 'Importar un orden…',
    soldOut: 'Agotado',
    days: (days) => `${days} días`,
    isNew: 'Nuevo',
    before: 'antes',
    sold: 'Vendidas en 30 días:',
    inStock: 'Existencias:',
    pin: 'Fijar',
    pinHere: 'Fijar en esta posición',
    release: 'Soltar',
    toTop: 'Al principio',
    toBottom: 'Al final',
    score: 'Ver la puntuación',
    bar: 'Cambios del orden',
    changes: (count, one) => (one ? '1 cambio sin guardar' : `${count} cambios sin guardar`),
    allSaved: 'Todo guardado',
    draft: (time) => `Borrador guardado a las ${time}`,
    undo: (step) => `Deshacer: ${step}`,
    redo: (step) => `Rehacer: ${step}`,
    nothingToUndo: 'Nada que deshacer',
    nothingToRedo: 'Nada que rehacer',
    save: 'Guardar',
    publish: 'Publicar',
    schedule: 'Más formas de publicar',
    publishLater: 'Programar la publicación…',
    history: 'Historial',
    step: {
      moved: (what, position) => `mover ${what} a la posición ${position}`,
      pinned: (what) => `fijar ${what}`,
      released: (what) => `soltar ${what}`,
      criteria: (count) => `ordenar por criterios, ${count} movidos`,
      ruleOn: (rule) => `regla «${rule}»`,
      ruleOff: (rule) => `quitar la regla «${rule}»`,
      imported: (lines) => `importar ${lines} líneas`,
      restored: (day) => `restaurar el orden del ${day}`,
      merged: (who) => `unir con lo de ${who}`,
    },
    historyIntro: 'Elige a qué momento volver; nada se pierde.',
    asSaved: 'Como se guardó',
    undone: 'Deshecho',
    savedOrderings: 'Órdenes guardados',
    savedBy: (who, when) => `${who}, ${when}`,
    compare: 'Comparar',
    compareTitle: (day) => `Lo que cambia desde el ${day}`,
    restore: 'Restaurar',
    criteriaIntro: 'Ordena toda la categoría; lo fijado se queda.',
    preview: 'Vista previa',
    stopPreview: 'Quitar la vista previa',
    apply: 'Aplicar',
    previewing: (count, one) => (one ? 'Vista previa: 1 producto cambiaría de sitio.' : `Vista previa: ${count} productos cambiarían de sitio.`),
    scoreOf: (product) => `samaraScore de ${product}`,
    scoreIntro: 'Cada parte compara el producto con los demás de su lista.',
    measure: {
      demand: { label: 'Demanda', hint: 'Ingresos de 30 días' },
      momentum: { label: 'Impulso', hint: 'Lo vendido en 7 días frente a 30' },
      price: { label: 'Precio', hint: 'Ingresos por unidad' },
      cover: { label: 'Existencias', hint: 'Unidades que quedan' },
      newness: { label: 'Novedad', hint: 'Días a la venta' },
    },
    overrule: 'Poner otra puntuación',
    newScore: 'Puntuación',
    until: 'Hasta',
    untilHint: 'Después vuelve la calculada',
    why: 'Motivo',
    whyHint: 'Lo verán tus compañeros',
    setScore: 'Poner esta puntuación',
    cancel: 'Cancelar',
    reason: 'Portada de la campaña de Navidad',
    importTitle: 'Importar un orden',
    importIntro: (file) => `${file}: las líneas buenas se pueden usar aunque otras fallen.`,
    badLine: {
      unknown: 'Ningún producto de esta tienda tiene esta referencia.',
      twice: 'La referencia ya está en la línea 12; vale la primera.',
      position: 'La posición debe ser un número del 1 al 61.',
      foreign: 'El producto existe, pero no está en Mugs.',
    },
    theirsTitle: 'Otra persona guardó antes que tú',
    theirsIntro: (who, when) => `${who} guardó este orden ${when}, mientras lo cambiabas. Aún no se ha sobrescrito nada.`,
    theirs: 'Lo suyo',
    mine: 'Lo tuyo',
    merged: 'Lo tuyo encima de lo suyo',
    keepTheirs: 'Quedarme con lo suyo',
    putOnTop: 'Poner lo mío encima',
    later: 'Seguir sin guardar',
    emptyTitle: 'Esta categoría no tiene productos',
    emptyAdvice: 'Cuando la tienda tenga productos en ella, aparecerán aquí tras la próxima sincronización.',
    toCategories: 'Volver a las categorías',
    noHitTitle: (asked) => `Nada coincide con «${asked}»`,
    noHitAdvice: 'Se busca en nombre, referencia e id de los 61 productos.',
    failedTitle: 'No se pudo abrir la categoría',
    failedAdvice: 'Tu borrador está a salvo en este dispositivo. Vuelve a intentarlo dentro de un momento.',
    forbiddenTitle: 'No puedes ordenar esta categoría',
    forbiddenAdvice: 'Pide a quien administra la tienda que te dé acceso a Mugs.',
  },
  en: {
    categories: 'Categories',
    list: 'Products of Mugs',
    products: (count, one) => (one ? '1 product' : `${count} products`),
    published: (when) => `Published ${when}`,
    search: 'Search name, reference or id',
    hit: (present, total) => `${present} of ${total}`,
    previous: 'Previous match',
    next: 'Next match',
    view: 'View',
    asList: 'List',
    asGrid: 'As in the shop',
    perRow: 'Products per row',
    criteria: 'Criteria',
    rules: (on) => `Rules · ${on}`,
    rulesTitle: 'Rules on top of the order',
    rule: {
      soldOutLast: { label: 'Sold out goes last', detail: 'Back to its place when stock returns' },
      brandRuns: { label: 'At most 2 of a brand in a row', detail: 'The next of another brand moves up' },
      newness: { label: 'A new product every 8', detail: 'Sold for less than 60 days' },
    },
    columns: 'Columns',
    columnsTitle: 'Columns on show',
    column: { product: 'Product', brand: 'Brand', price: 'Price', discount: 'Discount', stock: 'Stock', age: 'On sale for', units7: 'Units 7 d', units30: 'Units 30 d', units90: 'Units 90 d', revenue7: 'Revenue 7 d', revenue30: 'Revenue 30 d', revenue90: 'Revenue 90 d', score: 'samaraScore' },
    file: 'File',
    exportCsv: 'Export CSV',
    exportXlsx: 'Export XLSX',
    importFile: 'Import an order…',
    soldOut: 'Sold out',
    days: (days) => `${days} days`,
    isNew: 'New',
    before: 'was',
    sold: 'Sold in 30 days:',
    inStock: 'In stock:',
    pin: 'Pin',
    pinHere: 'Pin at this position',
    release: 'Release',
    toTop: 'To the top',
    toBottom: 'To the bottom',
    score: 'Explain the score',
    bar: 'Changes of the order',
    changes: (count, one) => (one ? '1 unsaved change' : `${count} unsaved changes`),
    allSaved: 'All saved',
    draft: (time) => `Draft kept at ${time}`,
    undo: (step) => `Undo: ${step}`,
    redo: (step) => `Redo: ${step}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    save: 'Save',
    publish: 'Publish',
    schedule: 'More ways to publish',
    publishLater: 'Schedule the publication…',
    history: 'History',
    step: {
      moved: (what, position) => `move ${what} to position ${position}`,
      pinned: (what) => `pin ${what}`,
      released: (what) => `release ${what}`,
      criteria: (count) => `sort by criteria, ${count} moved`,
      ruleOn: (rule) => `rule “${rule}”`,
      ruleOff: (rule) => `drop the rule “${rule}”`,
      imported: (lines) => `import ${lines} lines`,
      restored: (day) => `restore the order of ${day}`,
      merged: (who) => `merge with what ${who} saved`,
    },
    historyIntro: 'Choose which moment to go back to; nothing is lost.',
    asSaved: 'As it was saved',
    undone: 'Undone',
    savedOrderings: 'Saved orderings',
    savedBy: (who, when) => `${who}, ${when}`,
    compare: 'Compare',
    compareTitle: (day) => `What changes since ${day}`,
    restore: 'Restore',
    criteriaIntro: 'Sorts the whole category; what is pinned stays.',
    preview: 'Preview',
    stopPreview: 'Stop the preview',
    apply: 'Apply',
    previewing: (count, one) => (one ? 'Preview: 1 product would move.' : `Preview: ${count} products would move.`),
    scoreOf: (product) => `samaraScore of ${product}`,
    scoreIntro: 'Each part compares the product with the others of its list.',
    measure: {
      demand: { label: 'Demand', hint: 'Revenue of 30 days' },
      momentum: { label: 'Momentum', hint: 'Sold in 7 days against 30' },
      price: { label: 'Price', hint: 'Revenue per unit' },
      cover: { label: 'Stock', hint: 'Units left' },
      newness: { label: 'Newness', hint: 'Days on sale' },
    },
    overrule: 'Set another score',
    newScore: 'Score',
    until: 'Until',
    untilHint: 'Then the computed one comes back',
    why: 'Reason',
    whyHint: 'Your colleagues will see it',
    setScore: 'Set this score',
    cancel: 'Cancel',
    reason: 'Front page of the Christmas campaign',
    importTitle: 'Import an order',
    importIntro: (file) => `${file}: good lines can be used even where others fail.`,
    badLine: {
      unknown: 'No product of this store has this reference.',
      twice: 'The reference is in line 12 already; the first one counts.',
      position: 'The position must be a number from 1 to 61.',
      foreign: 'The product exists, but not in Mugs.',
    },
    theirsTitle: 'Somebody saved before you',
    theirsIntro: (who, when) => `${who} saved this order ${when}, while you were changing it. Nothing has been overwritten yet.`,
    theirs: 'Theirs',
    mine: 'Yours',
    merged: 'Yours on top of theirs',
    keepTheirs: 'Keep theirs',
    putOnTop: 'Put mine on top',
    later: 'Go on without saving',
    emptyTitle: 'This category has no products',
    emptyAdvice: 'Once the store has products in it, they appear here after the next synchronisation.',
    toCategories: 'Back to the categories',
    noHitTitle: (asked) => `Nothing matches “${asked}”`,
    noHitAdvice: 'Name, reference and id of all 61 products are searched.',
    failedTitle: 'The category could not be opened',
    failedAdvice: 'Your draft is safe on this device. Try again in a moment.',
    forbiddenTitle: 'You cannot order this category',
    forbiddenAdvice: 'Ask the owner of the store to give you access to Mugs.',
  },
  pt: {
    categories: 'Categorias',
    list: 'Produtos de Mugs',
    products: (count, one) => (one ? '1 produto' : `${count} produtos`),
    published: (when) => `Publicada ${when}`,
    search: 'Buscar por nome, referência ou id',
    hit: (present, total) => `${present} de ${total}`,
    previous: 'Resultado anterior',
    next: 'Próximo resultado',
    view: 'Visualização',
    asList: 'Lista',
    asGrid: 'Como na loja',
    perRow: 'Produtos por linha',
    criteria: 'Critérios',
    rules: (on) => `Regras · ${on}`,
    rulesTitle: 'Regras acima da ordem',
    rule: {
      soldOutLast: { label: 'Esgotados no fim', detail: 'Voltam ao lugar quando houver estoque' },
      brandRuns: { label: 'No máximo 2 seguidos da marca', detail: 'O próximo de outra marca sobe' },
      newness: { label: 'Uma novidade a cada 8', detail: 'Menos de 60 dias à venda' },
    },
    columns: 'Colunas',
    columnsTitle: 'Colunas à vista',
    column: { product: 'Produto', brand: 'Marca', price: 'Preço', discount: 'Desconto', stock: 'Estoque', age: 'À venda há', units7: 'Unidades 7 d', units30: 'Unidades 30 d', units90: 'Unidades 90 d', revenue7: 'Receita 7 d', revenue30: 'Receita 30 d', revenue90: 'Receita 90 d', score: 'samaraScore' },
    file: 'Arquivo',
    exportCsv: 'Exportar CSV',
    exportXlsx: 'Exportar XLSX',
    importFile: 'Importar uma ordem…',
    soldOut: 'Esgotado',
    days: (days) => `${days} dias`,
    isNew: 'Novo',
    before: 'antes',
    sold: 'Vendidas em 30 dias:',
    inStock: 'Estoque:',
    pin: 'Fixar',
    pinHere: 'Fixar nesta posição',
    release: 'Soltar',
    toTop: 'Para o início',
    toBottom: 'Para o fim',
    score: 'Ver a pontuação',
    bar: 'Mudanças da ordem',
    changes: (count, one) => (one ? '1 mudança não salva' : `${count} mudanças não salvas`),
    allSaved: 'Tudo salvo',
    draft: (time) => `Rascunho salvo às ${time}`,
    undo: (step) => `Desfazer: ${step}`,
    redo: (step) => `Refazer: ${step}`,
    nothingToUndo: 'Nada a desfazer',
    nothingToRedo: 'Nada a refazer',
    save: 'Salvar',
    publish: 'Publicar',
    schedule: 'Outras formas de publicar',
    publishLater: 'Programar a publicação…',
    history: 'Histórico',
    step: {
      moved: (what, position) => `mover ${what} para a posição ${position}`,
      pinned: (what) => `fixar ${what}`,
      released: (what) => `soltar ${what}`,
      criteria: (count) => `ordenar por critérios, ${count} movidos`,
      ruleOn: (rule) => `regra “${rule}”`,
      ruleOff: (rule) => `tirar a regra “${rule}”`,
      imported: (lines) => `importar ${lines} linhas`,
      restored: (day) => `restaurar a ordem de ${day}`,
      merged: (who) => `unir com a de ${who}`,
    },
    historyIntro: 'Escolha a que momento voltar; nada se perde.',
    asSaved: 'Como foi salva',
    undone: 'Desfeito',
    savedOrderings: 'Ordens salvas',
    savedBy: (who, when) => `${who}, ${when}`,
    compare: 'Comparar',
    compareTitle: (day) => `O que muda desde ${day}`,
    restore: 'Restaurar',
    criteriaIntro: 'Ordena toda a categoria; o que está fixado fica.',
    preview: 'Prévia',
    stopPreview: 'Sair da prévia',
    apply: 'Aplicar',
    previewing: (count, one) => (one ? 'Prévia: 1 produto mudaria de lugar.' : `Prévia: ${count} produtos mudariam de lugar.`),
    scoreOf: (product) => `samaraScore de ${product}`,
    scoreIntro: 'Cada parte compara o produto com os outros da sua lista.',
    measure: {
      demand: { label: 'Demanda', hint: 'Receita de 30 dias' },
      momentum: { label: 'Impulso', hint: 'Vendido em 7 dias frente a 30' },
      price: { label: 'Preço', hint: 'Receita por unidade' },
      cover: { label: 'Estoque', hint: 'Unidades restantes' },
      newness: { label: 'Novidade', hint: 'Dias à venda' },
    },
    overrule: 'Definir outra pontuação',
    newScore: 'Pontuação',
    until: 'Até',
    untilHint: 'Depois volta a calculada',
    why: 'Motivo',
    whyHint: 'Seus colegas verão',
    setScore: 'Definir esta pontuação',
    cancel: 'Cancelar',
    reason: 'Capa da campanha de Natal',
    importTitle: 'Importar uma ordem',
    importIntro: (file) => `${file}: as linhas boas podem ser usadas mesmo que outras falhem.`,
    badLine: {
      unknown: 'Nenhum produto desta loja tem esta referência.',
      twice: 'A referência já está na linha 12; vale a primeira.',
      position: 'A posição deve ser um número de 1 a 61.',
      foreign: 'O produto existe, mas não está em Mugs.',
    },
    theirsTitle: 'Outra pessoa salvou antes de você',
    theirsIntro: (who, when) => `${who} salvou esta ordem ${when}, enquanto você a mudava. Nada foi sobrescrito ainda.`,
    theirs: 'A dela',
    mine: 'A sua',
    merged: 'A sua sobre a dela',
    keepTheirs: 'Ficar com a dela',
    putOnTop: 'Pôr a minha por cima',
    later: 'Continuar sem salvar',
    emptyTitle: 'Esta categoria não tem produtos',
    emptyAdvice: 'Quando a loja tiver produtos nela, aparecerão aqui após a próxima sincronização.',
    toCategories: 'Voltar às categorias',
    noHitTitle: (asked) => `Nada corresponde a “${asked}”`,
    noHitAdvice: 'Busca-se em nome, referência e id dos 61 produtos.',
    failedTitle: 'Não foi possível abrir a categoria',
    failedAdvice: 'Seu rascunho está seguro neste dispositivo. Tente de novo daqui a pouco.',
    forbiddenTitle: 'Você não pode ordenar esta categoria',
    forbiddenAdvice: 'Peça a quem administra a loja acesso a Mugs.',
  },
}
