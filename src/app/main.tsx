import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiUnreachable, enter, makeCall, readConfiguration } from '../api/index.ts'
import '../design/theme/index.css'
import { NotLetIn, SignInFrame } from '../features/sign-in/index.ts'
import { chosenStore } from '../features/stores/index.ts'
import { preferredLanguage, startSpeaking } from '../i18n/index.ts'
import { InLanguage, Providers } from './providers.tsx'
import { AppRoutes } from './routes.tsx'
import { CrashView } from './shell/crash-view.tsx'
import { unreachableWords } from './shell/crash-words.ts'
import { ThemeMenu } from './shell/theme-menu.tsx'
import { LanguageMenu } from './shell/language-menu.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('index.html lost its #root')
const root = createRoot(element)
const draw = (what: ReactNode): void => root.render(<StrictMode>{what}</StrictMode>)
const reload = (): void => location.reload()

const drawNotLetIn = (why: 'refused' | 'error', again: () => void): void =>
  draw(
    <InLanguage>
      <SignInFrame
        aside={
          <>
            <ThemeMenu />
            <LanguageMenu />
          </>
        }
      >
        <NotLetIn why={why} onAgain={again} />
      </SignInFrame>
    </InLanguage>,
  )

/** Opens the product: nothing of it is drawn before somebody is signed in. */
async function open(): Promise<void> {
  const speaking = startSpeaking({ version: __LOCALES__, cached: import.meta.env.PROD, namespaces: ['common', 'sign-in', 'problems', 'stores'] })
  const configuration = await readConfiguration()
  const entrance = await enter({ configuration, language: preferredLanguage }).catch(async (error: unknown) => {
    await speaking
    drawNotLetIn('error', reload)
    throw error
  })
  if (entrance.kind === 'leaving') return
  await speaking
  if (entrance.kind === 'refused') return drawNotLetIn('refused', () => void entrance.again())
  const { session } = entrance
  const call = makeCall({ configuration, identity: session, tenant: chosenStore })
  draw(
    <Providers call={call} session={session}>
      <AppRoutes />
    </Providers>,
  )
}

open().catch((error: unknown) => {
  if (error instanceof ApiUnreachable) draw(<CrashView words={unreachableWords[preferredLanguage()]} onAgain={reload} />)
  throw error
})
