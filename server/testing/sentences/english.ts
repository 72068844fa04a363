/** Words without which hardly an English sentence is made. */
const common = new Set(
  (
    'a an the this that these those it its is are was were be been has have had do does did can cannot could may must will would should not no none ' +
    'of in on at to from for by with without within as into than then there here where when while until since before after again more most ' +
    'and or but if because so only also all any some other nothing nobody every each too out which who what how yet already still'
  ).split(' '),
)

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}’'_-]*/gu) ?? []

/** Whether a text reads like English sentences or a part of one: two words or more, with a space between, one of them common. */
export function isEnglish(text: string): boolean {
  if (!/\S\s+\S/.test(text)) return false
  const words = wordsOf(text)
  return words.length > 1 && words.some((one) => common.has(one.toLowerCase()))
}
