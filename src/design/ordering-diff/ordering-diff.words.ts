import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { ChangeKind } from './difference.ts'

/** What a comparison of two orderings says by itself. Positions and counts are written numbers. */
export interface OrderingDiffWords {
  all: string
  kinds: Readonly<Record<ChangeKind, string>>
  /** What each kind means, shown where there is room. */
  hints: Readonly<Record<ChangeKind, string>>
  filter: string
  orderBy: string
  farthest: string
  position: string
  list: string
  shown: (count: string, one: boolean) => string
  unchanged: (count: string, one: boolean) => string
  rises: (by: string, from: string, to: string) => string
  falls: (by: string, from: string, to: string) => string
  enters: (to: string) => string
  leaves: (from: string) => string
  entersShort: string
  leavesShort: string
  soldOut: string
  sameTitle: string
  sameAdvice: string
  noneOfKind: string
  firstScreen: string
  before: string
  after: string
  places: string
  screen: string
  desktop: string
  phone: string
  fresh: (count: string, one: boolean) => string
  /** How many of those that enter nobody can buy. */
  freshSoldOut: (count: string, one: boolean) => string
  goes: (count: string, one: boolean) => string
  sameScreen: string
  /** Where no product stands yet, or none any more. */
  emptyScreen: string
  upShort: (by: string) => string
  downShort: (by: string) => string
  /** It was further down. */
  freshShort: (from: string) => string
  /** Out of sight. */
  goesShort: (to: string) => string
  arrives: (from: string) => string
  departs: (to: string) => string
  soldOutTitle: (count: string, one: boolean, within: string) => string
  soldOutNone: (within: string) => string
}

const words = {
  es: {
    all: 'Cambios',
    kinds: { moved: 'Movidos', entered: 'Entran', left: 'Salen', shifted: 'Desplazados' },
    hints: { moved: 'cambian de lugar', entered: 'no estaban', left: 'ya no están', shifted: 'solo se corren' },
    filter: 'Qué cambios se muestran',
    orderBy: 'Ordenar los cambios',
    farthest: 'Mayor salto',
    position: 'Posición nueva',
    list: 'Cambios del orden',
    shown: (count, one) => (one ? '1 producto' : `${count} productos`),
    unchanged: (count, one) => (one ? '1 producto sigue en su lugar.' : `${count} productos siguen en su lugar.`),
    rises: (by, from, to) => `sube ${by}, de la ${from} a la ${to}`,
    falls: (by, from, to) => `baja ${by}, de la ${from} a la ${to}`,
    enters: (to) => `entra en la posición ${to}`,
    leaves: (from) => `sale; estaba en la ${from}`,
    entersShort: 'Entra',
    leavesShort: 'Sale',
    soldOut: 'Agotado',
    sameTitle: 'Nada cambia',
    sameAdvice: 'Las dos versiones son iguales: no hay nada que indexar.',
    noneOfKind: 'Ningún producto cambia así',
    firstScreen: 'Primera pantalla',
    before: 'Antes',
    after: 'Después',
    places: 'Cuántos lugares',
    screen: 'Pantalla',
    desktop: 'Escritorio',
    phone: 'Móvil',
    fresh: (count, one) => (one ? '1 entra' : `${count} entran`),
    freshSoldOut: (count, one) => (one ? '1 agotado' : `${count} agotados`),
    goes: (count, one) => (one ? '1 deja de verse' : `${count} dejan de verse`),
    sameScreen: 'No entra ni sale ningún producto de esta pantalla',
    emptyScreen: 'Sin productos',
    upShort: (by) => `Sube ${by}`,
    downShort: (by) => `Baja ${by}`,
    freshShort: (from) => `Entra, antes ${from}`,
    goesShort: (to) => `Pasa a la ${to}`,
    arrives: (from) => `entra en esta pantalla; estaba en la ${from}`,
    departs: (to) => `deja de verse; pasa a la ${to}`,
    soldOutTitle: (count, one, within) =>
      one ? `1 producto agotado entre los ${within} primeros` : `${count} productos agotados entre los ${within} primeros`,
    soldOutNone: (within) => `Ningún producto agotado entre los ${within} primeros.`,
  },
  en: {
    all: 'Changes',
    kinds: { moved: 'Moved', entered: 'Entering', left: 'Leaving', shifted: 'Shifted' },
    hints: { moved: 'change place', entered: 'were not there', left: 'are gone', shifted: 'only shift along' },
    filter: 'Which changes are shown',
    orderBy: 'Order the changes',
    farthest: 'Biggest jump',
    position: 'New position',
    list: 'Changes of the ordering',
    shown: (count, one) => (one ? '1 product' : `${count} products`),
    unchanged: (count, one) => (one ? '1 product stays in its place.' : `${count} products stay in their place.`),
    rises: (by, from, to) => `up ${by}, from ${from} to ${to}`,
    falls: (by, from, to) => `down ${by}, from ${from} to ${to}`,
    enters: (to) => `enters at position ${to}`,
    leaves: (from) => `leaves; it was at ${from}`,
    entersShort: 'Enters',
    leavesShort: 'Leaves',
    soldOut: 'Sold out',
    sameTitle: 'Nothing changes',
    sameAdvice: 'The two orderings are the same: there is nothing to index.',
    noneOfKind: 'No product changes this way',
    firstScreen: 'First screen',
    before: 'Before',
    after: 'After',
    places: 'How many places',
    screen: 'Screen',
    desktop: 'Computer',
    phone: 'Phone',
    fresh: (count, one) => (one ? '1 enters' : `${count} enter`),
    freshSoldOut: (count) => `${count} sold out`,
    goes: (count, one) => (one ? '1 goes out of sight' : `${count} go out of sight`),
    sameScreen: 'No product enters or leaves this screen',
    emptyScreen: 'No products',
    upShort: (by) => `Up ${by}`,
    downShort: (by) => `Down ${by}`,
    freshShort: (from) => `Enters, was ${from}`,
    goesShort: (to) => `Goes to ${to}`,
    arrives: (from) => `enters this screen; it was at ${from}`,
    departs: (to) => `goes out of sight, to ${to}`,
    soldOutTitle: (count, one, within) =>
      one ? `1 product in the first ${within} is sold out` : `${count} products in the first ${within} are sold out`,
    soldOutNone: (within) => `No product in the first ${within} is sold out.`,
  },
  pt: {
    all: 'Mudanças',
    kinds: { moved: 'Movidos', entered: 'Entram', left: 'Saem', shifted: 'Deslocados' },
    hints: { moved: 'mudam de lugar', entered: 'não estavam', left: 'não estão mais', shifted: 'só se deslocam' },
    filter: 'Quais mudanças aparecem',
    orderBy: 'Ordenar as mudanças',
    farthest: 'Maior salto',
    position: 'Nova posição',
    list: 'Alterações da ordem',
    shown: (count, one) => (one ? '1 produto' : `${count} produtos`),
    unchanged: (count, one) => (one ? '1 produto continua no lugar.' : `${count} produtos continuam no lugar.`),
    rises: (by, from, to) => `sobe ${by}, da ${from} para a ${to}`,
    falls: (by, from, to) => `desce ${by}, da ${from} para a ${to}`,
    enters: (to) => `entra na posição ${to}`,
    leaves: (from) => `sai; estava na ${from}`,
    entersShort: 'Entra',
    leavesShort: 'Sai',
    soldOut: 'Esgotado',
    sameTitle: 'Nada muda',
    sameAdvice: 'As duas versões são iguais: não há nada para indexar.',
    noneOfKind: 'Nenhum produto muda assim',
    firstScreen: 'Primeira tela',
    before: 'Antes',
    after: 'Depois',
    places: 'Quantos lugares',
    screen: 'Tela',
    desktop: 'Computador',
    phone: 'Celular',
    fresh: (count, one) => (one ? '1 entra' : `${count} entram`),
    freshSoldOut: (count, one) => (one ? '1 esgotado' : `${count} esgotados`),
    goes: (count, one) => (one ? '1 sai de vista' : `${count} saem de vista`),
    sameScreen: 'Nenhum produto entra nem sai desta tela',
    emptyScreen: 'Sem produtos',
    upShort: (by) => `Sobe ${by}`,
    downShort: (by) => `Desce ${by}`,
    freshShort: (from) => `Entra, antes ${from}`,
    goesShort: (to) => `Vai para a ${to}`,
    arrives: (from) => `entra nesta tela; estava na ${from}`,
    departs: (to) => `sai de vista; vai para a ${to}`,
    soldOutTitle: (count, one, within) =>
      one ? `1 produto esgotado entre os ${within} primeiros` : `${count} produtos esgotados entre os ${within} primeiros`,
    soldOutNone: (within) => `Nenhum produto esgotado entre os ${within} primeiros.`,
  },
} as const satisfies Record<Language, OrderingDiffWords>

export interface Texts {
  readonly say: OrderingDiffWords
  readonly number: (value: number) => string
}

/** A comparison's own sentences and its way to write numbers, in the language around it. */
export function useTexts(): Texts {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
