/**
 * ESLint rule: a colour is named by its meaning (`bg-surface`), never by its pigment (`bg-blue-500`, `text-[#123456]`), or dark mode and
 * contrast are lost. The pigments live in `src/design/tokens` alone.
 */

const hues =
  'slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const properties =
  'accent|bg|border(?:-[xytrblse])?|caret|decoration|divide|fill|from|inset-ring|inset-shadow|outline|placeholder|ring|ring-offset|shadow|stroke|text|to|via'
const pigment = `(?:${hues})-\\d{2,3}|white|black`
const literal = '\\[(?:#|rgba?\\(|hsla?\\(|hwb\\(|lab\\(|lch\\(|oklab\\(|oklch\\(|color\\()[^\\]]*\\]'

const rawClass = new RegExp(
  `(?:^|[\\s"'\`])((?:[^\\s"'\`]*:)?!?(?:${properties})-(?:${pigment}|${literal})(?:/[^\\s"'\`]+)?!?)(?=$|[\\s"'\`])`,
)

/** The first class in a text that names a pigment, or null. */
export function findRawClass(text) {
  return rawClass.exec(text)?.[1] ?? null
}

export const tokenClassesOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: '"{{found}}" names a pigment. Use a class of src/design/tokens that names what the colour means.' },
  },
  create(context) {
    const check = (node, text) => {
      const found = findRawClass(text)
      if (found !== null) context.report({ node, messageId: 'raw', data: { found } })
    }
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    }
  },
}
