import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { FilterFault, FilterField, FilterOperator } from './filter.ts'

/** What a filter builder says by itself. Numbers and lists come as they are written. */
export interface FilterBuilderWords {
  fields: Readonly<Record<FilterField, string>>
  operators: Readonly<Record<FilterOperator, string>>
  /** The same turned around. */
  notOperators: Readonly<Record<FilterOperator, string>>
  flags: Readonly<Record<'soldOut' | 'variants', { yes: string; no: string }>>
  ranked: string
  field: string
  operator: string
  value: string
  from: string
  to: string
  days: string
  lastDays: (days: string) => string
  unitOf: Readonly<Record<'percent' | 'count' | 'days' | 'points', string>>
  where: string
  and: string
  or: string
  minus: string
  include: string
  exclude: string
  mode: string
  group: (nth: string) => string
  groupActions: (nth: string) => string
  condition: (nth: string, field: string) => string
  addCondition: string
  addInclude: string
  addExclude: string
  duplicate: string
  remove: string
  duplicateCondition: (field: string) => string
  removeCondition: (field: string) => string
  duplicateGroup: string
  removeGroup: string
  chooseCategories: string
  searchCategories: string
  noCategory: string
  chooseBrands: string
  chooseList: string
  gone: (id: string) => string
  products: string
  productsHint: string
  badLines: (lines: string, one: boolean) => string
  alone: (count: string, one: boolean) => string
  namePart: string
  references: string
  referencesHint: string
  referencesCount: (count: string, one: boolean) => string
  others: (count: string) => string
  faults: Readonly<Record<FilterFault, string>>
  beyond: (most: string) => string
  empty: string
  emptyAdvice: string
  noGroups: string
  noGroupsAdvice: string
  added: (field: string, count: string) => string
  removed: (field: string, count: string) => string
  /** Conditions that do not count yet. */
  left: (count: string, one: boolean) => string
  /** Conditions in a sentence, plainly and turned around. */
  say: Readonly<Record<PhraseOperator, readonly [plain: Phrase, not: Phrase]>> & {
    sold: (field: string, days: string) => string
    everything: string
  }
}

/** @param first a list, a text or a number */
type Phrase = (field: string, first: string, second: string) => string
type PhraseOperator = Exclude<FilterOperator, 'is'>

const es: FilterBuilderWords = {
  fields: {
    category: 'Categoría',
    ownCategory: 'Categoría, sin las de dentro',
    brand: 'Marca',
    name: 'Nombre',
    reference: 'Referencia',
    product: 'Número de producto',
    list: 'Otra lista',
    price: 'Precio',
    listPrice: 'Precio de lista',
    discount: 'Descuento',
    stock: 'Existencias',
    soldOut: 'Agotado',
    variants: 'Variantes',
    age: 'Antigüedad',
    units: 'Unidades vendidas',
    revenue: 'Ingresos',
    orders: 'Pedidos',
    score: 'samaraScore',
    rank: 'Puesto en su categoría',
  },
  operators: {
    between: 'entre',
    least: 'al menos',
    most: 'como mucho',
    equal: 'exactamente',
    top: 'los más altos',
    bottom: 'los más bajos',
    any: 'es una de',
    contains: 'contiene',
    begins: 'empieza por',
    word: 'tiene la palabra',
    in: 'está en',
    is: 'sí',
  },
  notOperators: {
    between: 'fuera de, o sin dato',
    least: 'menos de, o sin dato',
    most: 'más de, o sin dato',
    equal: 'distinto de, o sin dato',
    top: 'sin los más altos',
    bottom: 'sin los más bajos',
    any: 'no es ninguna de',
    contains: 'no contiene',
    begins: 'no empieza por',
    word: 'no tiene la palabra',
    in: 'no está en',
    is: 'no',
  },
  flags: {
    soldOut: { yes: 'agotado', no: 'no agotado' },
    variants: { yes: 'con alguna variante a la venta', no: 'sin variantes a la venta' },
  },
  ranked: 'productos',
  field: 'Campo',
  operator: 'Comparación',
  value: 'Valor',
  from: 'Desde',
  to: 'Hasta',
  days: 'Días de ventas',
  lastDays: (days) => `en ${days} días`,
  unitOf: { percent: '%', count: 'ud.', days: 'días', points: 'de 1.000' },
  where: 'Donde',
  and: 'y',
  or: 'o',
  minus: 'menos',
  include: 'Incluir',
  exclude: 'Excluir',
  mode: 'Qué hace el grupo',
  group: (nth) => `Grupo ${nth}`,
  groupActions: (nth) => `Acciones del grupo ${nth}`,
  condition: (nth, field) => `Condición ${nth}: ${field}`,
  addCondition: 'Agregar condición',
  addInclude: 'Agregar grupo que incluye',
  addExclude: 'Agregar grupo que excluye',
  duplicate: 'Duplicar',
  remove: 'Quitar',
  duplicateCondition: (field) => `Duplicar la condición de ${field}`,
  removeCondition: (field) => `Quitar la condición de ${field}`,
  duplicateGroup: 'Duplicar el grupo',
  removeGroup: 'Quitar el grupo',
  chooseCategories: 'Elegir categorías',
  searchCategories: 'Buscar categorías',
  noCategory: 'Ninguna categoría se llama así.',
  chooseBrands: 'Elegir marcas',
  chooseList: 'Elegir una lista',
  gone: (id) => `Ya no está (${id})`,
  products: 'Números de producto',
  productsHint: 'Uno por línea, o separados por comas',
  badLines: (lines, one) => (one ? `No es un número de producto: ${lines}` : `No son números de producto: ${lines}`),
  alone: (count, one) => (one ? 'Por sí sola deja 1 producto' : `Por sí sola deja ${count} productos`),
  namePart: 'Una parte del nombre',
  references: 'Referencias',
  referencesHint: 'Una por línea, o separadas por comas',
  referencesCount: (count, one) => (one ? '1 referencia' : `${count} referencias`),
  others: (count) => `${count} más`,
  faults: {
    tooMany: 'Caben 1.000 como mucho.',
    below: 'El número tiene que ser 1 o más.',
    unchosen: 'Elige al menos una.',
    unwritten: 'Escribe una parte del nombre.',
    unnumbered: 'Escribe un número.',
    reversed: 'El primer número es mayor que el segundo.',
    beyond: 'El número es demasiado alto.',
  },
  beyond: (most) => `No puede pasar de ${most}.`,
  empty: 'Este grupo no tiene condiciones',
  emptyAdvice: 'Sin condiciones no encuentra ningún producto.',
  noGroups: 'Todavía no hay grupos',
  noGroupsAdvice: 'Un grupo que incluye trae productos; uno que excluye los quita.',
  added: (field, count) => `Condición de ${field} agregada, ${count} en el grupo`,
  removed: (field, count) => `Condición de ${field} quitada, ${count} en el grupo`,
  left: (count, one) =>
    one ? 'Falta completar 1 condición; no cuenta todavía.' : `Falta completar ${count} condiciones; no cuentan todavía.`,
  say: {
    any: [(field, list) => `${field} ${list}`, (field, list) => `${field} que no sea ${list}`],
    contains: [(field, text) => `${field} con «${text}»`, (field, text) => `${field} sin «${text}»`],
    begins: [(field, text) => `${field} que empieza por «${text}»`, (field, text) => `${field} que no empieza por «${text}»`],
    word: [(field, text) => `${field} con la palabra «${text}»`, (field, text) => `${field} sin la palabra «${text}»`],
    in: [(_, list) => `en «${list}»`, (_, list) => `fuera de «${list}»`],
    between: [(field, from, to) => `${field} entre ${from} y ${to}`, (field, from, to) => `${field} fuera de ${from} a ${to} o sin dato`],
    least: [(field, from) => `${field} ≥ ${from}`, (field, from) => `${field} < ${from} o sin dato`],
    most: [(field, to) => `${field} ≤ ${to}`, (field, to) => `${field} > ${to} o sin dato`],
    equal: [(field, from) => `${field} = ${from}`, (field, from) => `${field} ≠ ${from} o sin dato`],
    top: [(field, count) => `los ${count} más altos por ${field}`, (field, count) => `sin los ${count} más altos por ${field}`],
    bottom: [(field, count) => `los ${count} más bajos por ${field}`, (field, count) => `sin los ${count} más bajos por ${field}`],
    sold: (field, days) => `${field} en ${days} días`,
    everything: 'Sin condiciones',
  },
}

const en: FilterBuilderWords = {
  fields: {
    category: 'Category',
    ownCategory: 'Category, without those below',
    brand: 'Brand',
    name: 'Name',
    reference: 'Reference',
    product: 'Product number',
    list: 'Another list',
    price: 'Price',
    listPrice: 'List price',
    discount: 'Discount',
    stock: 'Stock',
    soldOut: 'Sold out',
    variants: 'Variants',
    age: 'Age',
    units: 'Units sold',
    revenue: 'Revenue',
    orders: 'Orders',
    score: 'samaraScore',
    rank: 'Rank in its category',
  },
  operators: {
    between: 'between',
    least: 'at least',
    most: 'at most',
    equal: 'exactly',
    top: 'the highest',
    bottom: 'the lowest',
    any: 'is one of',
    contains: 'contains',
    begins: 'begins with',
    word: 'has the word',
    in: 'is in',
    is: 'yes',
  },
  notOperators: {
    between: 'outside, or without a value',
    least: 'less than, or without a value',
    most: 'more than, or without a value',
    equal: 'other than, or without a value',
    top: 'not the highest',
    bottom: 'not the lowest',
    any: 'is none of',
    contains: 'does not contain',
    begins: 'does not begin with',
    word: 'does not have the word',
    in: 'is not in',
    is: 'no',
  },
  flags: {
    soldOut: { yes: 'sold out', no: 'not sold out' },
    variants: { yes: 'with a variant on sale', no: 'without a variant on sale' },
  },
  ranked: 'products',
  field: 'Field',
  operator: 'Comparison',
  value: 'Value',
  from: 'From',
  to: 'To',
  days: 'Days of sales',
  lastDays: (days) => `in ${days} days`,
  unitOf: { percent: '%', count: 'units', days: 'days', points: 'of 1,000' },
  where: 'Where',
  and: 'and',
  or: 'or',
  minus: 'minus',
  include: 'Include',
  exclude: 'Exclude',
  mode: 'What the group does',
  group: (nth) => `Group ${nth}`,
  groupActions: (nth) => `Actions for group ${nth}`,
  condition: (nth, field) => `Condition ${nth}: ${field}`,
  addCondition: 'Add condition',
  addInclude: 'Add a group that includes',
  addExclude: 'Add a group that excludes',
  duplicate: 'Duplicate',
  remove: 'Remove',
  duplicateCondition: (field) => `Duplicate the ${field} condition`,
  removeCondition: (field) => `Remove the ${field} condition`,
  duplicateGroup: 'Duplicate the group',
  removeGroup: 'Remove the group',
  chooseCategories: 'Choose categories',
  searchCategories: 'Search categories',
  noCategory: 'No category is called that.',
  chooseBrands: 'Choose brands',
  chooseList: 'Choose a list',
  gone: (id) => `No longer there (${id})`,
  products: 'Product numbers',
  productsHint: 'One per line, or separated by commas',
  badLines: (lines, one) => (one ? `Not a product number: ${lines}` : `Not product numbers: ${lines}`),
  alone: (count, one) => (one ? 'By itself it leaves 1 product' : `By itself it leaves ${count} products`),
  namePart: 'A part of the name',
  references: 'References',
  referencesHint: 'One per line, or separated by commas',
  referencesCount: (count, one) => (one ? '1 reference' : `${count} references`),
  others: (count) => `${count} more`,
  faults: {
    tooMany: 'There is room for 1,000.',
    below: 'The number must be 1 or more.',
    unchosen: 'Choose at least one.',
    unwritten: 'Type a part of the name.',
    unnumbered: 'Enter a number.',
    reversed: 'The first number is larger than the second.',
    beyond: 'The number is too large.',
  },
  beyond: (most) => `It cannot be more than ${most}.`,
  empty: 'This group has no conditions',
  emptyAdvice: 'Without conditions it finds no products.',
  noGroups: 'No groups yet',
  noGroupsAdvice: 'A group that includes brings products in; one that excludes takes them away.',
  added: (field, count) => `${field} condition added, ${count} in the group`,
  removed: (field, count) => `${field} condition removed, ${count} in the group`,
  left: (count, one) =>
    one ? '1 condition is not complete and does not count yet.' : `${count} conditions are not complete and do not count yet.`,
  say: {
    any: [(field, list) => `${field} ${list}`, (field, list) => `${field} other than ${list}`],
    contains: [(field, text) => `${field} with “${text}”`, (field, text) => `${field} without “${text}”`],
    begins: [(field, text) => `${field} beginning with “${text}”`, (field, text) => `${field} not beginning with “${text}”`],
    word: [(field, text) => `${field} with the word “${text}”`, (field, text) => `${field} without the word “${text}”`],
    in: [(_, list) => `in “${list}”`, (_, list) => `not in “${list}”`],
    between: [
      (field, from, to) => `${field} between ${from} and ${to}`,
      (field, from, to) => `${field} outside ${from} to ${to} or without a value`,
    ],
    least: [(field, from) => `${field} ≥ ${from}`, (field, from) => `${field} < ${from} or without a value`],
    most: [(field, to) => `${field} ≤ ${to}`, (field, to) => `${field} > ${to} or without a value`],
    equal: [(field, from) => `${field} = ${from}`, (field, from) => `${field} ≠ ${from} or without a value`],
    top: [(field, count) => `the ${count} highest by ${field}`, (field, count) => `without the ${count} highest by ${field}`],
    bottom: [(field, count) => `the ${count} lowest by ${field}`, (field, count) => `without the ${count} lowest by ${field}`],
    sold: (field, days) => `${field} in ${days} days`,
    everything: 'No conditions',
  },
}

const pt: FilterBuilderWords = {
  fields: {
    category: 'Categoria',
    ownCategory: 'Categoria, sem as de dentro',
    brand: 'Marca',
    name: 'Nome',
    reference: 'Referência',
    product: 'Número do produto',
    list: 'Outra lista',
    price: 'Preço',
    listPrice: 'Preço de tabela',
    discount: 'Desconto',
    stock: 'Estoque',
    soldOut: 'Esgotado',
    variants: 'Variantes',
    age: 'Tempo à venda',
    units: 'Unidades vendidas',
    revenue: 'Receita',
    orders: 'Pedidos',
    score: 'samaraScore',
    rank: 'Lugar na categoria',
  },
  operators: {
    between: 'entre',
    least: 'pelo menos',
    most: 'no máximo',
    equal: 'exatamente',
    top: 'os mais altos',
    bottom: 'os mais baixos',
    any: 'é uma de',
    contains: 'contém',
    begins: 'começa com',
    word: 'tem a palavra',
    in: 'está em',
    is: 'sim',
  },
  notOperators: {
    between: 'fora de, ou sem dado',
    least: 'menos de, ou sem dado',
    most: 'mais de, ou sem dado',
    equal: 'diferente de, ou sem dado',
    top: 'sem os mais altos',
    bottom: 'sem os mais baixos',
    any: 'não é nenhuma de',
    contains: 'não contém',
    begins: 'não começa com',
    word: 'não tem a palavra',
    in: 'não está em',
    is: 'não',
  },
  flags: {
    soldOut: { yes: 'esgotado', no: 'não esgotado' },
    variants: { yes: 'com alguma variante à venda', no: 'sem variantes à venda' },
  },
  ranked: 'produtos',
  field: 'Campo',
  operator: 'Comparação',
  value: 'Valor',
  from: 'De',
  to: 'Até',
  days: 'Dias de vendas',
  lastDays: (days) => `em ${days} dias`,
  unitOf: { percent: '%', count: 'un.', days: 'dias', points: 'de 1.000' },
  where: 'Onde',
  and: 'e',
  or: 'ou',
  minus: 'menos',
  include: 'Incluir',
  exclude: 'Excluir',
  mode: 'O que o grupo faz',
  group: (nth) => `Grupo ${nth}`,
  groupActions: (nth) => `Ações do grupo ${nth}`,
  condition: (nth, field) => `Condição ${nth}: ${field}`,
  addCondition: 'Adicionar condição',
  addInclude: 'Adicionar grupo que inclui',
  addExclude: 'Adicionar grupo que exclui',
  duplicate: 'Duplicar',
  remove: 'Remover',
  duplicateCondition: (field) => `Duplicar a condição de ${field}`,
  removeCondition: (field) => `Remover a condição de ${field}`,
  duplicateGroup: 'Duplicar o grupo',
  removeGroup: 'Remover o grupo',
  chooseCategories: 'Escolher categorias',
  searchCategories: 'Buscar categorias',
  noCategory: 'Nenhuma categoria tem esse nome.',
  chooseBrands: 'Escolher marcas',
  chooseList: 'Escolher uma lista',
  gone: (id) => `Não existe mais (${id})`,
  products: 'Números de produto',
  productsHint: 'Um por linha, ou separados por vírgulas',
  badLines: (lines, one) => (one ? `Não é um número de produto: ${lines}` : `Não são números de produto: ${lines}`),
  alone: (count, one) => (one ? 'Sozinha ela deixa 1 produto' : `Sozinha ela deixa ${count} produtos`),
  namePart: 'Uma parte do nome',
  references: 'Referências',
  referencesHint: 'Uma por linha, ou separadas por vírgulas',
  referencesCount: (count, one) => (one ? '1 referência' : `${count} referências`),
  others: (count) => `mais ${count}`,
  faults: {
    tooMany: 'Cabem no máximo 1.000.',
    below: 'O número precisa ser 1 ou mais.',
    unchosen: 'Escolha ao menos uma.',
    unwritten: 'Escreva uma parte do nome.',
    unnumbered: 'Escreva um número.',
    reversed: 'O primeiro número é maior que o segundo.',
    beyond: 'O número é alto demais.',
  },
  beyond: (most) => `Não pode passar de ${most}.`,
  empty: 'Este grupo não tem condições',
  emptyAdvice: 'Sem condições ele não encontra nenhum produto.',
  noGroups: 'Ainda não há grupos',
  noGroupsAdvice: 'Um grupo que inclui traz produtos; um que exclui os retira.',
  added: (field, count) => `Condição de ${field} adicionada, ${count} no grupo`,
  removed: (field, count) => `Condição de ${field} removida, ${count} no grupo`,
  left: (count, one) =>
    one ? 'Falta completar 1 condição; ela ainda não conta.' : `Falta completar ${count} condições; elas ainda não contam.`,
  say: {
    any: [(field, list) => `${field} ${list}`, (field, list) => `${field} que não seja ${list}`],
    contains: [(field, text) => `${field} com “${text}”`, (field, text) => `${field} sem “${text}”`],
    begins: [(field, text) => `${field} que começa com “${text}”`, (field, text) => `${field} que não começa com “${text}”`],
    word: [(field, text) => `${field} com a palavra “${text}”`, (field, text) => `${field} sem a palavra “${text}”`],
    in: [(_, list) => `em “${list}”`, (_, list) => `fora de “${list}”`],
    between: [(field, from, to) => `${field} entre ${from} e ${to}`, (field, from, to) => `${field} fora de ${from} a ${to} ou sem dado`],
    least: [(field, from) => `${field} ≥ ${from}`, (field, from) => `${field} < ${from} ou sem dado`],
    most: [(field, to) => `${field} ≤ ${to}`, (field, to) => `${field} > ${to} ou sem dado`],
    equal: [(field, from) => `${field} = ${from}`, (field, from) => `${field} ≠ ${from} ou sem dado`],
    top: [(field, count) => `os ${count} mais altos por ${field}`, (field, count) => `sem os ${count} mais altos por ${field}`],
    bottom: [(field, count) => `os ${count} mais baixos por ${field}`, (field, count) => `sem os ${count} mais baixos por ${field}`],
    sold: (field, days) => `${field} em ${days} dias`,
    everything: 'Sem condições',
  },
}

const words = { es, en, pt } satisfies Record<Language, FilterBuilderWords>
const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

export interface FilterTexts {
  readonly say: FilterBuilderWords
  readonly language: Language
  readonly locale: string
  readonly number: (value: number) => string
}

export const filterTextsIn = (language: Language): FilterTexts => {
  const format = numbersIn(language)
  return { say: words[language], language, locale: locales[language], number: (value) => format.format(value) }
}

const textsByLanguage: Record<Language, FilterTexts> = { es: filterTextsIn('es'), en: filterTextsIn('en'), pt: filterTextsIn('pt') }

/** A filter builder's own sentences and its way to write numbers, in the language around it. */
export const useFilterTexts = (): FilterTexts => textsByLanguage[useWordsLanguage()]
