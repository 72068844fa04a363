import { hostedFields } from '../../../../contract/index.ts'
import { GatewayUnreachable, gatewayWait, type CardForm, type OpenCardForm } from './card-form.ts'

interface Message {
  type: string
  token?: unknown
  height?: unknown
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'

/** The tallest that a frame may become, in pixels: a message never takes the whole page. */
const tallest = 600

/** Opens the fields of the gateway on board: a frame that is spoken to by messages. */
export const openSandboxForm =
  (fieldsUrl: string): OpenCardForm =>
  (into, look) => {
    const url = new URL(fieldsUrl, location.href)
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: url.href, title: look.title })
    // Its height comes with the first message.
    Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0', colorScheme: 'normal' })
    const send = (message: object): void => frame.contentWindow?.postMessage(message, url.origin)
    let waiting: { resolve: (token: string | null) => void; reject: (error: Error) => void } | null = null
    return new Promise<CardForm>((resolve, reject) => {
      const close = (): void => {
        removeEventListener('message', listen)
        frame.remove()
      }
      const given = setTimeout(() => {
        close()
        reject(new GatewayUnreachable('The fields did not come.'))
      }, gatewayWait)
      const token = (): Promise<string | null> =>
        new Promise((resolveToken, rejectToken) => {
          const late = setTimeout(() => rejectToken(new GatewayUnreachable('No token came.')), gatewayWait)
          waiting = {
            resolve: (answer) => {
              clearTimeout(late)
              resolveToken(answer)
            },
            reject: rejectToken,
          }
          send({ type: hostedFields.submit })
        })
      function listen({ source, origin, data }: MessageEvent): void {
        if (source !== frame.contentWindow || origin !== url.origin || !isMessage(data)) return
        // Before they are shown they have no height.
        if (data.type === hostedFields.ready && typeof data.height === 'number' && data.height > 0) {
          frame.style.height = `${Math.min(tallest, Math.ceil(data.height))}px`
          clearTimeout(given)
          resolve({ token, close })
        }
        if (data.type === hostedFields.token && typeof data.token === 'string') waiting?.resolve(data.token)
        if (data.type === hostedFields.faults) waiting?.resolve(null)
      }
      addEventListener('message', listen)
      frame.addEventListener('load', () => {
        send({ type: hostedFields.show, language: look.language, theme: look.dark ? 'dark' : 'light', font: look.font })
      })
      into.replaceChildren(frame)
    })
  }
