import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

/** How an item came to its position: held there, put there by hand, by a criterion, by an automation. */
export type PositionSource = 'pin' | 'hand' | 'criterion' | 'automation'

/** What a list that is put in order says by itself. `item` is an item's name, or how many there are; positions are written numbers. */
export interface SortingWords {
  position: string
  positionShort: string
  /** Head of the column with the handles. */
  order: string
  /** Head of the column with the boxes. */
  selectAll: string
  select: (item: string) => string
  move: (item: string) => string
  /** How the handle is used, for screen readers. */
  instructions: string
  /** Keys while an item is dragged, in a few words. */
  keys: string
  /** The same two, where items lie beside each other. */
  cardInstructions: string
  cardKeys: string
  changePosition: (item: string, position: string, total: string) => string
  newPosition: (item: string, last: string) => string
  outOfRange: (last: string) => string
  items: (count: string, one: boolean) => string
  lifted: (item: string, position: string, total: string) => string
  over: (item: string, position: string, total: string) => string
  dropped: (item: string, position: string, total: string) => string
  unmoved: (item: string, position: string, total: string) => string
  cancelled: (item: string, position: string, total: string) => string
  selected: (count: string, one: boolean) => string
  noneSelected: string
  sources: Readonly<Record<PositionSource, string>>
  /** Why a pinned item was not taken. */
  pinned: (item: string, position: string) => string
  actionsHead: string
  actions: (item: string) => string
  resize: (column: string) => string
  pixels: (width: string) => string
  /** How the edge of a column is used, for screen readers. */
  edgeKeys: string
  /** What lies above the line after the first places. */
  fold: (places: string) => string
}

const words = {
  es: {
    position: 'Posición',
    positionShort: 'Pos.',
    order: 'Ordenar',
    selectAll: 'Seleccionar todo',
    select: (item) => `Seleccionar ${item}`,
    move: (item) => `Mover ${item}`,
    instructions:
      'Pulsa Espacio o Intro para levantar; con las flechas, Re Pág, Av Pág, Inicio y Fin eliges el lugar; Espacio o Intro suelta y Escape cancela. Con Alt y una flecha se mueve un lugar sin levantar.',
    keys: '↑ ↓ mover · Espacio soltar · Esc cancelar',
    cardInstructions:
      'Pulsa Espacio o Intro para levantar; con las cuatro flechas, Re Pág, Av Pág, Inicio y Fin eliges el lugar; Espacio o Intro suelta y Escape cancela. Con Alt y una flecha se mueve sin levantar.',
    cardKeys: 'Flechas: mover · Espacio: soltar · Esc: cancelar',
    changePosition: (item, position, total) => `Cambiar la posición de ${item}, ahora ${position} de ${total}`,
    newPosition: (item, last) => `Nueva posición de ${item}, de 1 a ${last}`,
    outOfRange: (last) => `Escribe un número del 1 al ${last}`,
    items: (count, one) => (one ? '1 elemento' : `${count} elementos`),
    lifted: (item, position, total) => `${item}, en la mano. Posición ${position} de ${total}.`,
    over: (item, position, total) => `${item}, posición ${position} de ${total}`,
    dropped: (item, position, total) => `${item}, en la posición ${position} de ${total}.`,
    unmoved: (item, position, total) => `Sin cambios: ${item}, posición ${position} de ${total}.`,
    cancelled: (item, position, total) => `Movimiento cancelado. ${item}, posición ${position} de ${total}.`,
    selected: (count, one) => (one ? '1 seleccionado' : `${count} seleccionados`),
    noneSelected: 'Nada seleccionado',
    sources: { pin: 'Fijado', hand: 'A mano', criterion: 'Por criterio', automation: 'Por automatización' },
    pinned: (item, position) => `${item} está fijado en la posición ${position}. Desfíjalo antes de moverlo.`,
    actionsHead: 'Acciones',
    actions: (item) => `Más acciones para ${item}`,
    resize: (column) => `Ancho de ${column}`,
    pixels: (width) => `${width} píxeles`,
    edgeKeys: 'Con las flechas izquierda y derecha cambia el ancho; con arriba y abajo pasas a la columna anterior o siguiente.',
    fold: (places) => `Hasta aquí, los primeros ${places}`,
  },
  en: {
    position: 'Position',
    positionShort: 'Pos.',
    order: 'Reorder',
    selectAll: 'Select all',
    select: (item) => `Select ${item}`,
    move: (item) => `Move ${item}`,
    instructions:
      'Press Space or Enter to lift; choose the place with the arrows, Page Up, Page Down, Home and End; Space or Enter drops and Escape cancels. Alt with an arrow moves one place without lifting.',
    keys: '↑ ↓ move · Space drop · Esc cancel',
    cardInstructions:
      'Press Space or Enter to lift; choose the place with the four arrows, Page Up, Page Down, Home and End; Space or Enter drops and Escape cancels. Alt with an arrow moves without lifting.',
    cardKeys: 'Arrows: move · Space: drop · Esc: cancel',
    changePosition: (item, position, total) => `Change the position of ${item}, now ${position} of ${total}`,
    newPosition: (item, last) => `New position of ${item}, from 1 to ${last}`,
    outOfRange: (last) => `Enter a number from 1 to ${last}`,
    items: (count, one) => (one ? '1 item' : `${count} items`),
    lifted: (item, position, total) => `${item}, in hand. Position ${position} of ${total}.`,
    over: (item, position, total) => `${item}, position ${position} of ${total}`,
    dropped: (item, position, total) => `${item}, at position ${position} of ${total}.`,
    unmoved: (item, position, total) => `No change: ${item}, position ${position} of ${total}.`,
    cancelled: (item, position, total) => `Move cancelled. ${item}, position ${position} of ${total}.`,
    selected: (count, one) => (one ? '1 selected' : `${count} selected`),
    noneSelected: 'Nothing selected',
    sources: { pin: 'Pinned', hand: 'By hand', criterion: 'By criterion', automation: 'By automation' },
    pinned: (item, position) => `${item} is pinned at position ${position}. Unpin it before moving it.`,
    actionsHead: 'Actions',
    actions: (item) => `More actions for ${item}`,
    resize: (column) => `Width of ${column}`,
    pixels: (width) => `${width} pixels`,
    edgeKeys: 'The left and right arrows change the width; up and down go to the column before or after.',
    fold: (places) => `The first ${places} end here`,
  },
  pt: {
    position: 'Posição',
    positionShort: 'Pos.',
    order: 'Ordenar',
    selectAll: 'Selecionar tudo',
    select: (item) => `Selecionar ${item}`,
    move: (item) => `Mover ${item}`,
    instructions:
      'Pressione Espaço ou Enter para levantar; escolha o lugar com as setas, Page Up, Page Down, Home e End; Espaço ou Enter solta e Escape cancela. Com Alt e uma seta o item se move um lugar sem levantar.',
    keys: '↑ ↓ mover · Espaço soltar · Esc cancelar',
    cardInstructions:
      'Pressione Espaço ou Enter para levantar; escolha o lugar com as quatro setas, Page Up, Page Down, Home e End; Espaço ou Enter solta e Escape cancela. Com Alt e uma seta o item se move sem levantar.',
    cardKeys: 'Setas: mover · Espaço: soltar · Esc: cancelar',
    changePosition: (item, position, total) => `Mudar a posição de ${item}, agora ${position} de ${total}`,
    newPosition: (item, last) => `Nova posição de ${item}, de 1 a ${last}`,
    outOfRange: (last) => `Escreva um número de 1 a ${last}`,
    items: (count, one) => (one ? '1 item' : `${count} itens`),
    lifted: (item, position, total) => `${item}, na mão. Posição ${position} de ${total}.`,
    over: (item, position, total) => `${item}, posição ${position} de ${total}`,
    dropped: (item, position, total) => `${item}, na posição ${position} de ${total}.`,
    unmoved: (item, position, total) => `Sem mudança: ${item}, posição ${position} de ${total}.`,
    cancelled: (item, position, total) => `Movimento cancelado. ${item}, posição ${position} de ${total}.`,
    selected: (count, one) => (one ? '1 selecionado' : `${count} selecionados`),
    noneSelected: 'Nada selecionado',
    sources: { pin: 'Fixado', hand: 'À mão', criterion: 'Por critério', automation: 'Por automação' },
    pinned: (item, position) => `${item} está fixado na posição ${position}. Desafixe-o antes de mover.`,
    actionsHead: 'Ações',
    actions: (item) => `Mais ações para ${item}`,
    resize: (column) => `Largura de ${column}`,
    pixels: (width) => `${width} pixels`,
    edgeKeys: 'As setas para a esquerda e para a direita mudam a largura; para cima e para baixo passam à coluna anterior ou seguinte.',
    fold: (places) => `Os primeiros ${places} terminam aqui`,
  },
} as const satisfies Record<Language, SortingWords>

export interface Texts {
  readonly say: SortingWords
  readonly number: (value: number) => string
}

/** A list's own sentences and its way to write numbers, in the given language. */
export const textsIn = (language: Language): Texts => ({ say: words[language], number: (value) => numbersIn(language).format(value) })

const textsByLanguage: Record<Language, Texts> = { es: textsIn('es'), en: textsIn('en'), pt: textsIn('pt') }

/** A list's own sentences, in the language around it. */
export const useTexts = (): Texts => textsByLanguage[useWordsLanguage()]
