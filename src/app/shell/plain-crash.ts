import { ApiUnreachable } from '../../api/index.ts'
import { preferredLanguage } from '../../i18n/index.ts'
import { PartGone } from '../part-gone.ts'
import { awaitServer } from './await-server.ts'
import { crashWords, goneWords, unreachableWords } from './crash-words.ts'

const made = (tag: string, className: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(tag), { className, textContent })

/**
 * Shows in the product's place that it could not be drawn, without any part
 * that would have to be fetched. Where the server is away it is waited for.
 */
export function crashPlainly(error: unknown): void {
  const unreachable = error instanceof ApiUnreachable
  const words = unreachable ? unreachableWords : error instanceof PartGone ? goneWords : crashWords
  const { title, text, action } = words[preferredLanguage()]
  const main = made('main', 'flex min-h-dvh flex-col items-center justify-center gap-3 bg-canvas px-6 text-center text-default', '')
  main.role = 'alert'
  main.append(made('h1', 'text-2xl font-semibold', title), made('p', 'max-w-md text-lg text-muted', text))
  if (action !== null) {
    const button = made('button', 'mt-3 rounded-md bg-accent px-4 py-2 font-medium text-on-accent outline-offset-2 outline-focus', action)
    button.onclick = () => location.reload()
    main.append(button)
  }
  // Outside of what React draws, which is empty by then.
  document.body.append(main)
  document.title = title
  if (unreachable) void awaitServer()
}
