import { ApiUnreachable, enter, expectSignIn, readConfiguration, somebodyIsKnown, type Entrance } from '../api/index.ts'
import '../design/theme/index.css'
import { preferredLanguage } from '../i18n/index.ts'
import { PartGone } from './part-gone.ts'
import { crashPlainly } from './shell/plain-crash.ts'

/** What draws comes beside the way in, not before it: who is sent to the sign-in page needs none of it. */
const drawing = (): Promise<typeof import('./draw.tsx')> => import('./draw.tsx')

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

open().catch((error: unknown) => {
  if (error instanceof ApiUnreachable || error instanceof PartGone) return crashPlainly(error)
  throw error
})
