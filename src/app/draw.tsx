import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Configuration, ProblemCode } from '../../contract/index.ts'
import { liveEvents, makeCall, returnAfterwards, type Session } from '../api/index.ts'
import { chooseStore, chosenStore } from '../features/stores/index.ts'
import { prepareSentences, startSpeaking } from '../i18n/index.ts'
import { opensList, paths } from './paths.ts'
import { Providers } from './providers.tsx'
import { AppRoutes, bringScreen } from './routes.tsx'

const speaking = startSpeaking({
  version: __LOCALES__,
  cached: import.meta.env.PROD,
  namespaces: ['shell', 'sign-in', 'problems', 'stores', 'failures', 'home'],
})

// Only on the way to a list: the front page carries nothing of it.
const onTheWay = opensList(location.pathname) ? import('./expect-list.ts').catch(() => null) : null

const element = document.getElementById('root')
if (!element) throw new Error('index.html lost its #root')
const root = createRoot(element)
const draw = (what: ReactNode): void => root.render(<StrictMode>{what}</StrictMode>)

/** Draws the product for the person who is signed in. */
export async function drawProduct(configuration: Configuration, session: Session): Promise<void> {
  const workbench = await onTheWay
  const wanted = workbench?.listOf(location) ?? null
  const plain = makeCall({ configuration, identity: session, tenant: () => chosenStore() ?? wanted?.store ?? null })
  const call = workbench && wanted ? workbench.expectList(plain, session.person.email, wanted) : plain
  await Promise.all([speaking, bringScreen(location)])
  // In the product's place, so that nothing of it goes on asking.
  session.onLost((code) => void drawKeptOut(code, session))
  draw(
    <Providers call={call} session={session} live={liveEvents(configuration, session)} links={configuration.links}>
      <AppRoutes />
    </Providers>,
  )
}

/** Draws what the link of an invitation opens. `session`: null where nobody is signed in; then `signIn` leads to the sign-in and back. */
export async function drawInvitation(configuration: Configuration, session: Session | null, signIn: () => void): Promise<void> {
  const [{ InvitationScreen }] = await Promise.all([import('./invitation-page.tsx'), speaking, prepareSentences('partners')])
  session?.onLost((code) => void drawKeptOut(code, session))
  draw(
    <InvitationScreen
      call={makeCall({ configuration, identity: session })}
      signedIn={session?.person ?? null}
      homeHref={paths.home}
      onSignIn={signIn}
      onOther={() => {
        returnAfterwards(location.pathname + location.hash)
        void session?.signOut()
      }}
      onOpen={(store) => {
        chooseStore(store)
        location.assign(paths.home)
      }}
    />,
  )
}

/** Draws the help for whoever is not signed in. */
export async function drawHelp(links: Configuration['links']): Promise<void> {
  const [{ HelpScreen }] = await Promise.all([import('./help-screen.tsx'), speaking])
  draw(<HelpScreen links={links} />)
}

/** Draws why the sign-in failed. Rarely needed, so it is loaded only then. */
export async function drawRefused(why: 'refused' | 'error', again: () => void): Promise<void> {
  const { RefusedPage } = await import('./refused-page.tsx')
  await speaking
  draw(<RefusedPage why={why} onAgain={again} />)
}

/** Draws why somebody is kept out whom their provider signs in. */
export async function drawKeptOut(code: ProblemCode, session: Session): Promise<void> {
  const { KeptOutPage } = await import('./refused-page.tsx')
  await speaking
  const { email, name } = session.person
  draw(
    <KeptOutPage code={code} account={email || name} onAgain={() => void session.signInAgain()} onOther={() => void session.signOut()} />,
  )
}
