import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

/** What a place for files says by itself. Sizes, counts and lists are written. */
export interface FileDropWords {
  drop: string
  choose: string
  over: string
  upTo: (types: string, size: string) => string
  anySize: (types: string) => string
  checking: (file: string) => string
  remove: (file: string) => string
  replace: string
  wrongType: (file: string, types: string) => string
  tooLarge: (file: string, size: string, limit: string) => string
  onlyOne: string
  good: (count: string, one: boolean) => string
  bad: (count: string, one: boolean) => string
  allGood: (count: string, one: boolean) => string
  noneGood: (count: string, one: boolean) => string
  /** A file without lines. */
  nothing: string
  line: string
  read: string
  reason: string
  /** Stands for a line with nothing in it. */
  blank: string
  badLines: string
  goOn: (count: string, one: boolean) => string
  download: (count: string, one: boolean) => string
  /** Where no line is good. */
  downloadAll: (count: string, one: boolean) => string
  /** Where a file has more of them than are shown. */
  shown: (shown: string, all: string) => string
  otherFile: string
}

const words = {
  es: {
    drop: 'Suelta aquí un archivo o',
    choose: 'elígelo en tu equipo',
    over: 'Suéltalo',
    upTo: (types, size) => `${types}, hasta ${size}`,
    anySize: (types) => types,
    checking: (file) => `Comprobando ${file}…`,
    remove: (file) => `Quitar ${file}`,
    replace: 'Cambiar de archivo',
    wrongType: (file, types) => `${file} no se puede leer aquí: elige un archivo ${types}.`,
    tooLarge: (file, size, limit) => `${file} ocupa ${size}, y el límite es ${limit}. Divídelo en partes.`,
    onlyOne: 'Suelta los archivos de uno en uno.',
    good: (count, one) => (one ? '1 línea correcta' : `${count} líneas correctas`),
    bad: (count, one) => (one ? '1 línea con un problema' : `${count} líneas con problemas`),
    allGood: (count, one) => (one ? 'La única línea es correcta' : `Las ${count} líneas son correctas`),
    noneGood: (count, one) => (one ? 'La única línea tiene un problema' : `Ninguna de las ${count} líneas se puede usar`),
    nothing: 'En este archivo no hay ninguna línea',
    line: 'Línea',
    read: 'Contenido',
    reason: 'Por qué no sirve',
    blank: 'vacía',
    badLines: 'Líneas con problemas',
    goOn: (count, one) => (one ? 'Seguir con la correcta' : `Seguir con las ${count} correctas`),
    download: (count, one) => (one ? 'Descargar la otra' : `Descargar las otras ${count}`),
    downloadAll: (count, one) => (one ? 'Descargar la línea' : `Descargar las ${count} líneas`),
    shown: (shown, all) => `Se muestran ${shown} de ${all} líneas con problemas.`,
    otherFile: 'Elegir otro archivo',
  },
  en: {
    drop: 'Drop a file here or',
    choose: 'choose it from your computer',
    over: 'Drop it',
    upTo: (types, size) => `${types}, up to ${size}`,
    anySize: (types) => types,
    checking: (file) => `Checking ${file}…`,
    remove: (file) => `Remove ${file}`,
    replace: 'Change the file',
    wrongType: (file, types) => `${file} cannot be read here: choose a ${types} file.`,
    tooLarge: (file, size, limit) => `${file} takes ${size}, and the limit is ${limit}. Split it into parts.`,
    onlyOne: 'Drop one file at a time.',
    good: (count, one) => (one ? '1 good line' : `${count} good lines`),
    bad: (count, one) => (one ? '1 line with a problem' : `${count} lines with problems`),
    allGood: (count, one) => (one ? 'The only line is good' : `All ${count} lines are good`),
    noneGood: (count, one) => (one ? 'The only line has a problem' : `None of the ${count} lines can be used`),
    nothing: 'There are no lines in this file',
    line: 'Line',
    read: 'What it says',
    reason: 'Why it cannot be used',
    blank: 'empty',
    badLines: 'Lines with problems',
    goOn: (count, one) => (one ? 'Go on with the good one' : `Go on with the ${count} good ones`),
    download: (count, one) => (one ? 'Download the other one' : `Download the other ${count}`),
    downloadAll: (count, one) => (one ? 'Download the line' : `Download the ${count} lines`),
    shown: (shown, all) => `${shown} of ${all} lines with problems are shown.`,
    otherFile: 'Choose another file',
  },
  pt: {
    drop: 'Solte um arquivo aqui ou',
    choose: 'escolha no seu computador',
    over: 'Pode soltar',
    upTo: (types, size) => `${types}, até ${size}`,
    anySize: (types) => types,
    checking: (file) => `Verificando ${file}…`,
    remove: (file) => `Remover ${file}`,
    replace: 'Trocar de arquivo',
    wrongType: (file, types) => `${file} não pode ser lido aqui: escolha um arquivo ${types}.`,
    tooLarge: (file, size, limit) => `${file} ocupa ${size}, e o limite é ${limit}. Divida em partes.`,
    onlyOne: 'Solte um arquivo de cada vez.',
    good: (count, one) => (one ? '1 linha correta' : `${count} linhas corretas`),
    bad: (count, one) => (one ? '1 linha com problema' : `${count} linhas com problemas`),
    allGood: (count, one) => (one ? 'A única linha está correta' : `As ${count} linhas estão corretas`),
    noneGood: (count, one) => (one ? 'A única linha tem um problema' : `Nenhuma das ${count} linhas pode ser usada`),
    nothing: 'Não há nenhuma linha neste arquivo',
    line: 'Linha',
    read: 'O que diz',
    reason: 'Por que não serve',
    blank: 'vazia',
    badLines: 'Linhas com problemas',
    goOn: (count, one) => (one ? 'Continuar com a correta' : `Continuar com as ${count} corretas`),
    download: (count, one) => (one ? 'Baixar a outra' : `Baixar as outras ${count}`),
    downloadAll: (count, one) => (one ? 'Baixar a linha' : `Baixar as ${count} linhas`),
    shown: (shown, all) => `São mostradas ${shown} de ${all} linhas com problemas.`,
    otherFile: 'Escolher outro arquivo',
  },
} as const satisfies Record<Language, FileDropWords>

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }
const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** How large a file is, in a person's words: "1,4 MB". */
function written(bytes: number, language: Language): string {
  const step = Math.min(steps.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1_000 ** step
  return numbersIn(language, {
    style: 'unit',
    unit: steps[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}

export interface FileTexts {
  say: FileDropWords
  number: (value: number) => string
  size: (bytes: number) => string
  /** "CSV or XLSX". */
  either: (names: readonly string[]) => string
}

/** A file place's own sentences in the given language, and its way to write sizes. */
export function fileTextsIn(language: Language): FileTexts {
  const number = numbersIn(language)
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' })
  return {
    say: words[language],
    number: (value) => number.format(value),
    size: (bytes) => written(bytes, language),
    either: (names) => list.format(names),
  }
}

const textsByLanguage: Record<Language, FileTexts> = { es: fileTextsIn('es'), en: fileTextsIn('en'), pt: fileTextsIn('pt') }

/** The same, in the language around it. */
export const useFileTexts = (): FileTexts => textsByLanguage[useWordsLanguage()]
