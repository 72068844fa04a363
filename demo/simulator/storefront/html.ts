/** Markup that is safe to send. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | readonly Part[] | null | false

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'markup' in part ? part.markup : part.map(written).join('')
}

/** Writes markup. Everything that is put in is escaped, unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: String.raw({ raw: strings }, ...parts.map(written)),
})
