import { numbersIn } from '../words/index.ts'
import { faultOf, fieldKinds, type FilterCondition, type FilterGroup, type FilterValue } from './filter.ts'
import type { FilterTexts } from './filter-builder.words.ts'

/** What a sentence needs to know beside the conditions. */
export interface FilterNames {
  /** The name of a category. */
  readonly categoryName: (id: string) => string
  /** ISO 4217. */
  readonly currency: string
}

/** How many names are shown before the rest is counted. */
const mostNames = 3

/** Smallest units of a currency: 2 digits for most, none for some. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** A number of a field as it is written, its unit with it; without it where another number follows that has it. */
function amountOf(
  { field }: FilterCondition,
  amount: number,
  { language, locale, number, say }: FilterTexts,
  currency: string,
  unit: boolean,
): string {
  const kind = fieldKinds[field]
  if (kind === 'money' || kind === 'moneySold') {
    const digits = currencyDigits(currency)
    const fraction = {
      minimumFractionDigits: amount % 10 ** digits === 0 ? 0 : digits,
      maximumFractionDigits: digits,
    }
    const inFront = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)[0]?.type === 'currency'
    return numbersIn(
      language,
      unit || inFront ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...fraction } : fraction,
    ).format(amount / 10 ** digits)
  }
  if (kind === 'percent') return unit ? `${number(amount)}${locale === 'es' ? '\u00a0' : ''}%` : number(amount)
  return kind === 'days' && unit ? `${number(amount)}\u00a0${say.unitOf.days}` : number(amount)
}

function listed(values: readonly string[], texts: FilterTexts, quoted: (value: string) => string): string {
  const shown = values.slice(0, values.length === mostNames + 1 ? mostNames + 1 : mostNames).map(quoted)
  const rest = values.length - shown.length
  return new Intl.ListFormat(texts.locale, { type: 'disjunction' }).format(
    rest > 0 ? [...shown, texts.say.others(texts.number(rest))] : shown,
  )
}

function phraseOf(condition: FilterCondition, names: FilterNames, texts: FilterTexts): string {
  const { operator, value, field } = condition
  const { say, locale, number } = texts
  const name = field === 'score' ? say.fields.score : say.fields[field].toLocaleLowerCase(locale)
  const subject = value.kind === 'amount' && value.days !== undefined ? say.say.sold(name, number(value.days)) : name
  const amount = (side: 'from' | 'to', unit = true): string =>
    value.kind === 'amount' && value[side] !== null ? amountOf(condition, value[side], texts, names.currency, unit) : ''
  switch (operator) {
    case 'in':
    case 'notIn':
      return say.say[operator](subject, listed(valuesOf(value), texts, field === 'category' ? names.categoryName : String))
    case 'contains':
    case 'lacks':
    case 'begins':
      return say.say[operator](subject, value.kind === 'text' ? value.text.trim() : '')
    case 'between':
      return say.say.between(subject, amount('from', false), amount('to'))
    case 'over':
    case 'equal':
      return say.say[operator](subject, amount('from'))
    case 'under':
      return say.say.under(subject, amount('to'))
  }
}

const valuesOf = (value: FilterValue): readonly string[] => (value.kind === 'chosen' ? value.values : [])

/** What a group asks, in a sentence; conditions that cannot be used are left out. */
export function sentenceOf({ conditions }: Pick<FilterGroup, 'conditions'>, names: FilterNames, texts: FilterTexts): string {
  const phrases = conditions.filter((condition) => faultOf(condition) === null).map((condition) => phraseOf(condition, names, texts))
  if (phrases.length === 0) return texts.say.say.everything
  const sentence = new Intl.ListFormat(texts.locale, { type: 'conjunction' }).format(phrases)
  return sentence.startsWith(texts.say.fields.score) ? sentence : sentence.slice(0, 1).toLocaleUpperCase(texts.locale) + sentence.slice(1)
}
