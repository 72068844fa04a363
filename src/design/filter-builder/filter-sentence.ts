import { numbersIn } from '../words/index.ts'
import { faultOf, fieldKinds, isRanking, type FilterCondition, type FilterGroup } from './filter.ts'
import type { FilterTexts } from './filter-builder.words.ts'

/** What a sentence needs to know beside the conditions: what ids are called. Undefined: there is none of this id. */
export interface FilterNames {
  readonly categoryName: (id: string) => string | undefined
  readonly brandName: (id: string) => string | undefined
  readonly listName: (id: string) => string | undefined
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
  { field, operator }: FilterCondition,
  amount: number,
  { language, locale, number, say }: FilterTexts,
  currency: string,
  unit: boolean,
): string {
  if (isRanking(operator)) return number(amount)
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

function listed(values: readonly string[], texts: FilterTexts, nameOf: (value: string) => string | undefined): string {
  const shown = values
    .slice(0, values.length === mostNames + 1 ? mostNames + 1 : mostNames)
    .map((value) => nameOf(value) ?? texts.say.gone(value))
  const rest = values.length - shown.length
  return new Intl.ListFormat(texts.locale, { type: 'disjunction' }).format(
    rest > 0 ? [...shown, texts.say.others(texts.number(rest))] : shown,
  )
}

/** What the ids of a field are called. */
function nameIn(field: FilterCondition['field'], names: FilterNames): (value: string) => string | undefined {
  if (field === 'category' || field === 'ownCategory') return names.categoryName
  if (field === 'brand') return names.brandName
  return field === 'list' ? names.listName : String
}

/** One condition in words. */
function phraseOf(condition: FilterCondition, names: FilterNames, texts: FilterTexts): string {
  const { operator, value, field, not } = condition
  const { say, locale, number } = texts
  if (operator === 'is') {
    const { yes, no } = say.flags[field === 'soldOut' ? 'soldOut' : 'variants']
    return not ? no : yes
  }
  const name = field === 'score' ? say.fields.score : say.fields[field].toLocaleLowerCase(locale)
  const subject = value.kind === 'amount' && value.days !== undefined ? say.say.sold(name, number(value.days)) : name
  const phrase = say.say[operator][not ? 1 : 0]
  switch (value.kind) {
    case 'chosen':
      return phrase(subject, listed(value.values, texts, nameIn(field, names)), '')
    case 'text':
      return phrase(subject, value.text.trim(), '')
    case 'flag':
      return ''
    case 'amount': {
      const amount = (side: 'from' | 'to', unit: boolean): string =>
        value[side] === null ? '' : amountOf(condition, value[side], texts, names.currency, unit)
      if (operator === 'between') return phrase(subject, amount('from', false), amount('to', true))
      return phrase(subject, amount(operator === 'most' ? 'to' : 'from', true), '')
    }
  }
}

/** What a group asks, in a sentence; conditions that cannot be used are left out. */
export function sentenceOf({ conditions }: Pick<FilterGroup, 'conditions'>, names: FilterNames, texts: FilterTexts): string {
  const phrases = conditions.filter((condition) => faultOf(condition) === null).map((condition) => phraseOf(condition, names, texts))
  if (phrases.length === 0) return texts.say.say.everything
  const sentence = new Intl.ListFormat(texts.locale, { type: 'conjunction' }).format(phrases)
  return sentence.startsWith(texts.say.fields.score) ? sentence : sentence.slice(0, 1).toLocaleUpperCase(texts.locale) + sentence.slice(1)
}
