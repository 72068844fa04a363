import { paths } from '../../contract/index.ts'
import { ApiUnreachable, enter, expectSignIn, readConfiguration, somebodyIsKnown, type Entrance } from '../api/index.ts'
import '../design/theme/index.css'
import { preferredLanguage } from '../i18n/index.ts'
import { PartGone } from './part-gone.ts'
import { opensList } from './paths.ts'
import { crashPlainly } from './shell/plain-crash.ts'

/** What draws comes beside the way in, not before it: who is sent to the sign-in page needs none of it. */
const drawing = (): Promise<typeof import('./draw.tsx')> => import('./draw.tsx')

/** Whether the address is the one that links of invitations have; after the sign-in the page is there again. */
const opensInvitation = (): boolean => location.pathname === paths.invitation

/** Whether the address is one of the help, which anybody may read. */
const opensHelp = (): boolean => /^\/help(\/|$)/.test(location.pathname)

/** Opens the product: nothing of it is drawn before somebody is signed in. */
async function open(): Promise<void> {
  if (somebodyIsKnown()) {
    drawing().catch(() => undefined)
    if (opensList(location.pathname)) import('./expect-list.ts').catch(() => undefined)
  } else if (!opensHelp()) expectSignIn()
  const configuration = await readConfiguration()
  const begin = (): Promise<Entrance> => enter({ configuration, language: preferredLanguage, entering: () => void drawing() })
  if (opensHelp() && !somebodyIsKnown()) return await (await drawing()).drawHelp(configuration.links)
  // Whoever is invited may have no account yet: they see what it is about first.
  if (opensInvitation() && !somebodyIsKnown()) {
    const { drawInvitation, drawRefused } = await drawing()
    const signIn = () => void begin().catch(() => void drawRefused('error', () => location.reload()))
    return await drawInvitation(configuration, null, signIn)
  }
  let entrance: Entrance
  try {
    entrance = await begin()
  } catch (error) {
    const { drawRefused } = await drawing()
    await drawRefused('error', () => location.reload())
    throw error
  }
  if (entrance.kind === 'leaving') return
  const { drawInvitation, drawKeptOut, drawRefused, drawProduct } = await drawing()
  if (entrance.kind === 'entered') {
    const { session } = entrance
    return await (opensInvitation() ? drawInvitation(configuration, session, () => undefined) : drawProduct(configuration, session))
  }
  if (entrance.kind === 'kept-out') return await drawKeptOut(entrance.code, entrance.session)
  const { again } = entrance
  await drawRefused('refused', () => void again())
}

open().catch((error: unknown) => {
  if (error instanceof ApiUnreachable || error instanceof PartGone) return crashPlainly(error)
  throw error
})
