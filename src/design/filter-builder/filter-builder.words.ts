import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { FilterFault, FilterField, FilterOperator } from './filter.ts'

/** What a filter builder says by itself. Numbers and lists come as they are written. */
export interface FilterBuilderWords {
  fields: Readonly<Record<FilterField, string>>
  operators: Readonly<Record<FilterOperator, string>>
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
  /** Conditions in a sentence. */
  say: {
    in: (field: string, list: string) => string
    notIn: (field: string, list: string) => string
    contains: (field: string, text: string) => string
    lacks: (field: string, text: string) => string
    begins: (field: string, text: string) => string
    between: (field: string, from: string, to: string) => string
    over: (field: string, from: string) => string
    under: (field: string, to: string) => string
    equal: (field: string, from: string) => string
    sold: (field: string, days: string) => string
    everything: string
  }
}

const es: FilterBuilderWords = {
  fields: {
    category: 'Categoría',
    brand: 'Marca',
    name: 'Nombre',
    reference: 'Referencia',
    price: 'Precio',
    discount: 'Descuento',
    stock: 'Existencias',
    age: 'Antigüedad',
    units: 'Unidades vendidas',
    revenue: 'Ingresos',
    score: 'samaraScore',
  },
  operators: {
    between: 'entre',
    over: 'más de',
    under: 'menos de',
    equal: 'exactamente',
    in: 'es una de',
    notIn: 'no es ninguna de',
    contains: 'contiene',
    lacks: 'no contiene',
    begins: 'empieza por',
  },
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
  namePart: 'Una parte del nombre',
  references: 'Referencias',
  referencesHint: 'Una por línea, o separadas por comas',
  referencesCount: (count, one) => (one ? '1 referencia' : `${count} referencias`),
  others: (count) => `${count} más`,
  faults: {
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
  added: (field, count) => `Condición de ${field} añadida, ${count} en el grupo`,
  removed: (field, count) => `Condición de ${field} quitada, ${count} en el grupo`,
  left: (count, one) =>
    one ? 'Falta completar 1 condición; no cuenta todavía.' : `Falta completar ${count} condiciones; no cuentan todavía.`,
  say: {
    in: (field, list) => `${field} ${list}`,
    notIn: (field, list) => `${field} que no sea ${list}`,
    contains: (field, text) => `${field} con «${text}»`,
    lacks: (field, text) => `${field} sin «${text}»`,
    begins: (field, text) => `${field} que empieza por «${text}»`,
    between: (field, from, to) => `${field} entre ${from} y ${to}`,
    over: (field, from) => `${field} > ${from}`,
    under: (field, to) => `${field} < ${to}`,
    equal: (field, from) => `${field} = ${from}`,
    sold: (field, days) => `${field} en ${days} días`,
    everything: 'Sin condiciones',
  },
}

const en: FilterBuilderWords = {
  fields: {
    category: 'Category',
    brand: 'Brand',
    name: 'Name',
    reference: 'Reference',
    price: 'Price',
    discount: 'Discount',
    stock: 'Stock',
    age: 'Age',
    units: 'Units sold',
    revenue: 'Revenue',
    score: 'samaraScore',
  },
  operators: {
    between: 'between',
    over: 'more than',
    under: 'less than',
    equal: 'exactly',
    in: 'is one of',
    notIn: 'is none of',
    contains: 'contains',
    lacks: 'does not contain',
    begins: 'begins with',
  },
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
  namePart: 'A part of the name',
  references: 'References',
  referencesHint: 'One per line, or separated by commas',
  referencesCount: (count, one) => (one ? '1 reference' : `${count} references`),
  others: (count) => `${count} more`,
  faults: {
    unchosen: 'Choose at least one.',
    unwritten: 'Write a part of the name.',
    unnumbered: 'Write a number.',
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
    in: (field, list) => `${field} ${list}`,
    notIn: (field, list) => `${field} other than ${list}`,
    contains: (field, text) => `${field} with “${text}”`,
    lacks: (field, text) => `${field} without “${text}”`,
    begins: (field, text) => `${field} beginning with “${text}”`,
    between: (field, from, to) => `${field} between ${from} and ${to}`,
    over: (field, from) => `${field} > ${from}`,
    under: (field, to) => `${field} < ${to}`,
    equal: (field, from) => `${field} = ${from}`,
    sold: (field, days) => `${field} in ${days} days`,
    everything: 'No conditions',
  },
}

const pt: FilterBuilderWords = {
  fields: {
    category: 'Categoria',
    brand: 'Marca',
    name: 'Nome',
    reference: 'Referência',
    price: 'Preço',
    discount: 'Desconto',
    stock: 'Estoque',
    age: 'Idade',
    units: 'Unidades vendidas',
    revenue: 'Receita',
    score: 'samaraScore',
  },
  operators: {
    between: 'entre',
    over: 'mais de',
    under: 'menos de',
    equal: 'exatamente',
    in: 'é uma de',
    notIn: 'não é nenhuma de',
    contains: 'contém',
    lacks: 'não contém',
    begins: 'começa com',
  },
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
  namePart: 'Uma parte do nome',
  references: 'Referências',
  referencesHint: 'Uma por linha, ou separadas por vírgulas',
  referencesCount: (count, one) => (one ? '1 referência' : `${count} referências`),
  others: (count) => `mais ${count}`,
  faults: {
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
    in: (field, list) => `${field} ${list}`,
    notIn: (field, list) => `${field} que não seja ${list}`,
    contains: (field, text) => `${field} com “${text}”`,
    lacks: (field, text) => `${field} sem “${text}”`,
    begins: (field, text) => `${field} que começa com “${text}”`,
    between: (field, from, to) => `${field} entre ${from} e ${to}`,
    over: (field, from) => `${field} > ${from}`,
    under: (field, to) => `${field} < ${to}`,
    equal: (field, from) => `${field} = ${from}`,
    sold: (field, days) => `${field} em ${days} dias`,
    everything: 'Sem condições',
  },
}

const words = { es, en, pt } satisfies Record<Language, FilterBuilderWords>
const locales: Record<Language, string> = { es: 'es', en: 'en', pt: 'pt-BR' }

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
