import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { product } from '../../contract/index.ts'
import { makeCall } from '../api/index.ts'
import '../design/theme/index.css'
import { AccountPage, accountPageOf, SignInPage } from '../features/sign-in/index.ts'
import { startSpeaking } from '../i18n/index.ts'
import { InLanguage } from './providers.tsx'
import { AppearanceMenus } from './shell/appearance-menus.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** The pages of the identity provider on board: a page of its own, outside the signed-in product. */
await startSpeaking({ version: __LOCALES__, cached: import.meta.env.PROD, namespaces: ['shell', 'sign-in', 'problems'] })
document.title = product.name

const call = makeCall({ configuration: null, identity: null })
const account = accountPageOf(location.pathname, location.hash)

const root = document.getElementById('root')
if (!root) throw new Error('sign-in.html lost its #root')
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <InLanguage>
        {account ? (
          <AccountPage call={call} at={account} aside={<AppearanceMenus />} />
        ) : (
          <SignInPage call={call} aside={<AppearanceMenus />} />
        )}
      </InLanguage>
    </ErrorBoundary>
  </StrictMode>,
)
