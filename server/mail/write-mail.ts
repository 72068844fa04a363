import { type Language, product } from '../../contract/index.ts'
import type { MailMessage, MailText, MailTexts } from './mail-message.ts'
import { mailTexts } from './mail-texts.words.ts'

/** A message as it is sent. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
}

const longestName = 200
// Control characters, and marks that turn the direction of what follows: a name that holds them could pass for another sentence.
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu

/** What people typed, on one line and without marks that nobody sees. */
const plain = (text: string): string => text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim().slice(0, longestName)

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const asText = ({ text, action, note }: MailText): string =>
  [...text, ...(action ? [`${action.label}:\n${action.link}`] : []), note, product.name].join('\n\n') + '\n'

function asHtml(language: Language, { subject, text, action, note }: MailText): string {
  const paragraphs = text.map((sentence) => `<p style="margin:0 0 16px">${escapeHtml(sentence)}</p>`).join('\n')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1c6b4c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;overflow-wrap:anywhere">${escapeHtml(action.link)}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${product.name}</p>
${paragraphs}
${button}
<p style="margin:24px 0 0;font-size:13px">${escapeHtml(note)}</p>
</div>
</body>
</html>
`
}

const textOf = <Kind extends MailMessage['kind']>(texts: MailTexts, message: Extract<MailMessage, { kind: Kind }>): MailText =>
  (texts[message.kind] as (message: Extract<MailMessage, { kind: Kind }>) => MailText)(message)

/** The same message with every name on one line, however deep it stands; links stay as they are. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, field === 'link' ? inner : clean(inner)]))
}

/** Writes a message in a language, as text and as HTML. Names are data: no markup, no line and no direction mark of theirs gets in. */
export function writeMail(language: Language, message: MailMessage): WrittenMail {
  const cleaned = clean(message) as MailMessage
  const written = textOf(mailTexts[language], cleaned)
  return { subject: written.subject, text: asText(written), html: asHtml(language, written) }
}
