import { ApiUnreachable, enter, expectSignIn, readConfiguration, recall, remember, somebodyIsKnown, type Entrance } from '../api/index.ts'
import '../design/theme/index.css'
import { preferredLanguage } from '../i18n/index.ts'

/** What draws comes beside the way in, not before it: who is sent to the sign-in page needs none of it. */
const drawing = (): Promise<typeof import('./draw.tsx')> => import('./draw.tsx')

/**
 * A part of the page could not be fetched. When the server answers, a newer build has taken the place of the one that this page came
 * from: the page is loaded again, once in a while at most. When it does not, what is on screen is worth more than a page that says so.
 */
addEventListener('vite:preloadError', () => {
  const last = recall<number>('session', 'reloaded') ?? 0
  if (Date.now() - last < 30_000) return
  readConfiguration().then(
    () => {
      remember('session', 'reloaded', Date.now())
      location.reload()
    },
    () => undefined,
  )
})

/** Opens the product: nothing of it is drawn before somebody is signed in. */
async function open(): Promise<void> {
  if (somebodyIsKnown()) drawing().catch(() => undefined)
  else expectSignIn()
  const configuration = await readConfiguration()
  let entrance: Entrance
  try {
    entrance = await enter({ configuration, language: preferredLanguage, entering: () => void drawing() })
  } catch (error) {
    const { drawNotLetIn } = await drawing()
    await drawNotLetIn('error', () => location.reload())
    throw error
  }
  if (entrance.kind === 'leaving') return
  const { drawKeptOut, drawNotLetIn, drawProduct } = await drawing()
  if (entrance.kind === 'entered') return await drawProduct(configuration, entrance.session)
  if (entrance.kind === 'kept-out') return await drawKeptOut(entrance.code, entrance.session)
  const { again } = entrance
  await drawNotLetIn('refused', () => void again())
}

open().catch(async (error: unknown) => {
  if (error instanceof ApiUnreachable) (await drawing()).drawUnreachable()
  throw error
})
