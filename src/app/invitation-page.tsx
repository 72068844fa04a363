import { InvitationPage, type InvitationPageProps } from '../features/partners/index.ts'
import { SignInFrame } from '../features/sign-in/index.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { AppearanceMenus } from './shell/appearance-menus.tsx'
import { InLanguage } from './providers.tsx'

/** What the link of an invitation opens: outside the product, for whoever has no account yet. */
export const InvitationScreen = (props: InvitationPageProps) => (
  <ErrorBoundary>
    <InLanguage>
      <SignInFrame aside={<AppearanceMenus />}>
        <InvitationPage {...props} />
      </SignInFrame>
    </InLanguage>
  </ErrorBoundary>
)
