/** What VTEX answered, whatever its shape. */
export interface Answer {
  status: number
  headers: Headers
  /** The body as JSON; undefined where it is none. */
  body: unknown
  text: string
}

/** The body of an answer began and ended too early. `cause` is the network's error, where there was one. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}

/** Reads a body once, as JSON where it is JSON, whatever the content type says. Throws {@link BrokenOff} where the body is not complete. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  const text = await response.text().catch((cause: unknown) => {
    throw new BrokenOff('The connection ended within the body.', { cause })
  })
  const body = parse(text)
  if (body === undefined && status < 300 && isUnfinished(text)) throw new BrokenOff('The JSON ends too early.')
  return { status, headers, body, text }
}

/** Whether a text that is no JSON would have become an object or an array, had more of it arrived. */
function isUnfinished(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  let open = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (quoted) {
      if (character === '\\') at++
      else quoted = character !== '"'
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') open++
    else if (character === '}' || character === ']') open--
  }
  return quoted || open > 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const mostCharacters = 300

/** Removes the secret from a text of VTEX, and only then cuts the text: the other way round, a part of the secret could stay at its end. */
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
