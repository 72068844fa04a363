import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

/** What a table says by itself. Counts come as they are written. */
export interface DataTableWords {
  selectAll: string
  select: (row: string) => string
  selected: (count: string, one: boolean) => string
  /** Offers those that match but are not here. */
  selectMatching: (count: string) => string
  allSelected: (count: string) => string
  clearSelection: string
  noneSelected: string
  rowActions: string
  actionsOf: (row: string) => string
  details: string
  showDetails: (row: string) => string
  hideDetails: (row: string) => string
  columns: string
  columnsAdvice: string
  resetColumns: string
  narrower: (column: string) => string
  wider: (column: string) => string
  resize: (column: string) => string
  /** Keys on a head, for who cannot see it. */
  headKeys: string
  columnShown: (column: string) => string
  columnHidden: (column: string) => string
  columnMoved: (column: string, place: string, total: string) => string
  columnSized: (column: string, pixels: string) => string
  columnsReset: string
  sortBy: string
  ascending: string
  descending: string
  asGiven: string
  sorted: (column: string, direction: string) => string
  notSorted: string
  totals: string
  /** Below a printed table that is longer than paper takes. */
  printed: (count: string, all: string) => string
}

const words = {
  es: {
    selectAll: 'Seleccionar todo',
    select: (row) => `Seleccionar ${row}`,
    selected: (count, one) => (one ? '1 seleccionado' : `${count} seleccionados`),
    selectMatching: (count) => `Seleccionar los ${count} que coinciden`,
    allSelected: (count) => `Los ${count} que coinciden, seleccionados`,
    clearSelection: 'Quitar la selección',
    noneSelected: 'Nada seleccionado',
    rowActions: 'Acciones',
    actionsOf: (row) => `Acciones de ${row}`,
    details: 'Detalles',
    showDetails: (row) => `Mostrar los detalles de ${row}`,
    hideDetails: (row) => `Ocultar los detalles de ${row}`,
    columns: 'Columnas',
    columnsAdvice: 'La primera columna siempre está a la vista.',
    resetColumns: 'Restablecer',
    narrower: (column) => `Estrechar ${column}`,
    wider: (column) => `Ensanchar ${column}`,
    resize: (column) => `Cambiar el ancho de ${column}`,
    headKeys:
      'Con las flechas pasas de una columna a otra; con Alt y una flecha mueves la columna; con Mayús y una flecha cambias su ancho.',
    columnShown: (column) => `${column}, a la vista`,
    columnHidden: (column) => `${column}, oculta`,
    columnMoved: (column, place, total) => `${column}, columna ${place} de ${total}`,
    columnSized: (column, pixels) => `${column}, ${pixels} píxeles de ancho`,
    columnsReset: 'Columnas restablecidas',
    sortBy: 'Ordenar por',
    ascending: 'Ascendente',
    descending: 'Descendente',
    asGiven: 'Sin ordenar',
    sorted: (column, direction) => `Ordenado por ${column}, ${direction.toLowerCase()}`,
    notSorted: 'Sin ordenar',
    totals: 'Totales',
    printed: (count, all) => `En papel, las primeras ${count} filas de ${all}.`,
  },
  en: {
    selectAll: 'Select all',
    select: (row) => `Select ${row}`,
    selected: (count, one) => (one ? '1 selected' : `${count} selected`),
    selectMatching: (count) => `Select all ${count} that match`,
    allSelected: (count) => `All ${count} that match are selected`,
    clearSelection: 'Clear selection',
    noneSelected: 'Nothing selected',
    rowActions: 'Actions',
    actionsOf: (row) => `Actions for ${row}`,
    details: 'Details',
    showDetails: (row) => `Show details of ${row}`,
    hideDetails: (row) => `Hide details of ${row}`,
    columns: 'Columns',
    columnsAdvice: 'The first column is always shown.',
    resetColumns: 'Reset',
    narrower: (column) => `Make ${column} narrower`,
    wider: (column) => `Make ${column} wider`,
    resize: (column) => `Change the width of ${column}`,
    headKeys: 'Arrows go from column to column; Alt with an arrow moves the column; Shift with an arrow changes its width.',
    columnShown: (column) => `${column} shown`,
    columnHidden: (column) => `${column} hidden`,
    columnMoved: (column, place, total) => `${column}, column ${place} of ${total}`,
    columnSized: (column, pixels) => `${column}, ${pixels} pixels wide`,
    columnsReset: 'Columns are reset',
    sortBy: 'Sort by',
    ascending: 'Ascending',
    descending: 'Descending',
    asGiven: 'Not sorted',
    sorted: (column, direction) => `Sorted by ${column}, ${direction.toLowerCase()}`,
    notSorted: 'Not sorted',
    totals: 'Totals',
    printed: (count, all) => `On paper, the first ${count} rows of ${all}.`,
  },
  pt: {
    selectAll: 'Selecionar tudo',
    select: (row) => `Selecionar ${row}`,
    selected: (count, one) => (one ? '1 selecionado' : `${count} selecionados`),
    selectMatching: (count) => `Selecionar os ${count} que correspondem`,
    allSelected: (count) => `Os ${count} que correspondem, selecionados`,
    clearSelection: 'Limpar a seleção',
    noneSelected: 'Nada selecionado',
    rowActions: 'Ações',
    actionsOf: (row) => `Ações de ${row}`,
    details: 'Detalhes',
    showDetails: (row) => `Mostrar os detalhes de ${row}`,
    hideDetails: (row) => `Ocultar os detalhes de ${row}`,
    columns: 'Colunas',
    columnsAdvice: 'A primeira coluna está sempre à vista.',
    resetColumns: 'Redefinir',
    narrower: (column) => `Estreitar ${column}`,
    wider: (column) => `Alargar ${column}`,
    resize: (column) => `Mudar a largura de ${column}`,
    headKeys: 'As setas passam de uma coluna a outra; com Alt e uma seta a coluna se move; com Shift e uma seta a largura muda.',
    columnShown: (column) => `${column}, à vista`,
    columnHidden: (column) => `${column}, oculta`,
    columnMoved: (column, place, total) => `${column}, coluna ${place} de ${total}`,
    columnSized: (column, pixels) => `${column}, ${pixels} pixels de largura`,
    columnsReset: 'Colunas redefinidas',
    sortBy: 'Ordenar por',
    ascending: 'Crescente',
    descending: 'Decrescente',
    asGiven: 'Sem ordem',
    sorted: (column, direction) => `Ordenado por ${column}, ${direction.toLowerCase()}`,
    notSorted: 'Sem ordem',
    totals: 'Totais',
    printed: (count, all) => `No papel, as primeiras ${count} linhas de ${all}.`,
  },
} as const satisfies Record<Language, DataTableWords>

export interface TableTexts {
  readonly say: DataTableWords
  readonly number: (value: number) => string
  readonly language: Language
}

const textsIn = (language: Language): TableTexts => ({
  say: words[language],
  number: (value) => numbersIn(language).format(value),
  language,
})
const textsByLanguage: Record<Language, TableTexts> = { es: textsIn('es'), en: textsIn('en'), pt: textsIn('pt') }

/** A table's own sentences and its way to write numbers, in the language around it. */
export const useTableTexts = (): TableTexts => textsByLanguage[useWordsLanguage()]
