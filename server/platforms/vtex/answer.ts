/** What VTEX answered, whatever its shape. */
export interface Answer {
  status: number
  headers: Headers
  /** The body as JSON; undefined where it is none. */
  body: unknown
  text: string
}

/** Reads a body once, as JSON where it is JSON, whatever the content type says. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text), text }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const mostCharacters = 300

/** Takes what is secret out of a text that came from VTEX, and then cuts it: cut first, a part of a secret at the end would stay. */
export const shortened = (text: string, hide: (text: string) => string): string => hide(text).slice(0, mostCharacters)

/**
 * What a failed answer says, in one short line for people: VTEX's services speak problem+json, `{error:{message}}`, `{Message,
 * ModelState}`, `{authStatus}`, a bare JSON string, text, HTML or nothing.
 * @param hide takes out what is secret
 */
export function reasonOf(answer: Answer, hide: (text: string) => string): string {
  const message = fromJson(answer.body) ?? fromText(answer.text)
  return message ? shortened(`${answer.status} ${message}`, hide) : String(answer.status)
}

function fromJson(body: unknown): string | null {
  if (typeof body === 'string') return line(body)
  if (typeof body !== 'object' || body === null) return null
  const at = (name: string) => (body as Record<string, unknown>)[name]
  const states = at('ModelState') ?? at('errors')
  const details =
    typeof states === 'object' && states !== null
      ? Object.values(states)
          .flat()
          .filter((value) => typeof value === 'string')
      : []
  const nested = at('error')
  const heads = [
    typeof nested === 'object' ? fromJson(nested) : nested,
    at('detail'),
    at('title'),
    at('Message'),
    at('message'),
    at('authStatus'),
  ]
  const head = heads.find((value) => typeof value === 'string' && value !== '') as string | undefined
  const all = [head, ...details].filter((value) => value !== undefined)
  return all.length > 0 ? line(all.join(' ')) : null
}

function fromText(text: string): string | null {
  if (!/<(!doctype|html|head|body|h1|title)\b/i.test(text)) return line(text)
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1] ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(text)?.[1]
  return line(title ?? 'a page instead of data')
}

const line = (text: string): string | null => text.replace(/\s+/g, ' ').trim() || null
