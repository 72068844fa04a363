import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { CriterionColumn, CriterionFault, Direction } from './criteria.ts'

/** What a panel of criteria says by itself. */
interface CriteriaPanelWords {
  title: string
  /** @param nth from 1, as it is written */
  slot: (nth: string) => string
  column: (nth: string) => string
  direction: (nth: string) => string
  directions: Readonly<Record<CriterionColumn['kind'], Readonly<Record<Direction, string>>>>
  move: (label: string, nth: string, most: string) => string
  remove: (label: string) => string
  removed: (label: string) => string
  add: string
  clear: string
  repeated: (first: string) => string
  valueless: string
  missing: (count: string, one: boolean) => string
  /** The whole in words. @param parts each criterion: "samaraScore, de mayor a menor" */
  sentence: (parts: readonly string[]) => string
  part: Readonly<Record<CriterionColumn['kind'], Readonly<Record<Direction, (label: string) => string>>>>
  nothing: string
  pinned: (count: string, one: boolean) => string
}

const words = {
  es: {
    title: 'Criterios de orden',
    slot: (nth) => `Criterio ${nth}`,
    column: (nth) => `Columna del criterio ${nth}`,
    direction: (nth) => `Sentido del criterio ${nth}`,
    directions: {
      number: { desc: 'De mayor a menor', asc: 'De menor a mayor' },
      text: { asc: 'De la A a la Z', desc: 'De la Z a la A' },
      date: { desc: 'Lo más nuevo primero', asc: 'Lo más antiguo primero' },
    },
    move: (label, nth, most) => `Mover ${label}, criterio ${nth} de ${most}`,
    remove: (label) => `Quitar ${label}`,
    removed: (label) => `${label}, quitado.`,
    add: 'Agregar criterio',
    clear: 'Restablecer',
    repeated: (first) => `Ya está en el criterio ${first}: aquí no cambia nada.`,
    valueless: 'Ningún producto tiene valor: no ordena nada.',
    missing: (count, one) => (one ? '1 producto sin valor va al final.' : `${count} productos sin valor van al final.`),
    sentence: ([first, ...rest]) => `Primero por ${first ?? ''}${rest.map((part) => `; a igualdad, por ${part}`).join('')}.`,
    part: {
      number: { desc: (label) => `${label}, de mayor a menor`, asc: (label) => `${label}, de menor a mayor` },
      text: { asc: (label) => `${label}, de la A a la Z`, desc: (label) => `${label}, de la Z a la A` },
      date: { desc: (label) => `${label}, lo más nuevo primero`, asc: (label) => `${label}, lo más antiguo primero` },
    },
    nothing: 'Sin criterios que ordenen: los productos quedan como están.',
    pinned: (count, one) => (one ? 'El producto fijado no se mueve.' : `Los ${count} productos fijados no se mueven.`),
  },
  en: {
    title: 'Sorting criteria',
    slot: (nth) => `Criterion ${nth}`,
    column: (nth) => `Column of criterion ${nth}`,
    direction: (nth) => `Direction of criterion ${nth}`,
    directions: {
      number: { desc: 'Highest first', asc: 'Lowest first' },
      text: { asc: 'A to Z', desc: 'Z to A' },
      date: { desc: 'Newest first', asc: 'Oldest first' },
    },
    move: (label, nth, most) => `Move ${label}, criterion ${nth} of ${most}`,
    remove: (label) => `Remove ${label}`,
    removed: (label) => `${label} removed.`,
    add: 'Add criterion',
    clear: 'Reset',
    repeated: (first) => `Already in criterion ${first}: it changes nothing here.`,
    valueless: 'No product has a value: it sorts nothing.',
    missing: (count, one) => (one ? '1 product without a value goes last.' : `${count} products without a value go last.`),
    sentence: ([first, ...rest]) => `First by ${first ?? ''}${rest.map((part) => `; where equal, by ${part}`).join('')}.`,
    part: {
      number: { desc: (label) => `${label}, highest first`, asc: (label) => `${label}, lowest first` },
      text: { asc: (label) => `${label}, A to Z`, desc: (label) => `${label}, Z to A` },
      date: { desc: (label) => `${label}, newest first`, asc: (label) => `${label}, oldest first` },
    },
    nothing: 'No criterion that sorts: the products stay as they are.',
    pinned: (count, one) => (one ? 'The pinned product stays where it is.' : `The ${count} pinned products stay where they are.`),
  },
  pt: {
    title: 'Critérios de ordem',
    slot: (nth) => `Critério ${nth}`,
    column: (nth) => `Coluna do critério ${nth}`,
    direction: (nth) => `Sentido do critério ${nth}`,
    directions: {
      number: { desc: 'Do maior ao menor', asc: 'Do menor ao maior' },
      text: { asc: 'De A a Z', desc: 'De Z a A' },
      date: { desc: 'Mais novo primeiro', asc: 'Mais antigo primeiro' },
    },
    move: (label, nth, most) => `Mover ${label}, critério ${nth} de ${most}`,
    remove: (label) => `Remover ${label}`,
    removed: (label) => `${label} removido.`,
    add: 'Adicionar critério',
    clear: 'Redefinir',
    repeated: (first) => `Já está no critério ${first}: aqui não muda nada.`,
    valueless: 'Nenhum produto tem valor: não ordena nada.',
    missing: (count, one) => (one ? '1 produto sem valor vai para o fim.' : `${count} produtos sem valor vão para o fim.`),
    sentence: ([first, ...rest]) => `Primeiro por ${first ?? ''}${rest.map((part) => `; em caso de empate, por ${part}`).join('')}.`,
    part: {
      number: { desc: (label) => `${label}, do maior ao menor`, asc: (label) => `${label}, do menor ao maior` },
      text: { asc: (label) => `${label}, de A a Z`, desc: (label) => `${label}, de Z a A` },
      date: { desc: (label) => `${label}, mais novo primeiro`, asc: (label) => `${label}, mais antigo primeiro` },
    },
    nothing: 'Nenhum critério que ordene: os produtos ficam como estão.',
    pinned: (count, one) => (one ? 'O produto fixado não se move.' : `Os ${count} produtos fixados não se movem.`),
  },
} as const satisfies Record<Language, CriteriaPanelWords>

export interface CriteriaTexts {
  say: CriteriaPanelWords
  number: (value: number) => string
  /** What is wrong with a criterion, in words. */
  fault: (fault: CriterionFault) => string
}

export function useCriteriaTexts(): CriteriaTexts {
  const language = useWordsLanguage()
  const say: CriteriaPanelWords = words[language]
  const number = (value: number): string => numbersIn(language).format(value)
  return {
    say,
    number,
    fault: (fault) =>
      fault.kind === 'repeated'
        ? say.repeated(number(fault.first + 1))
        : fault.kind === 'valueless'
          ? say.valueless
          : say.missing(number(fault.count), fault.count === 1),
  }
}
