import type { ReactNode } from 'react'
import { KeptOut, SignInRefused, SignInFrame, type KeptOutProps, type SignInRefusedProps } from '../features/sign-in/index.ts'
import { InLanguage } from './providers.tsx'
import { AppearanceMenus } from './shell/appearance-menus.tsx'

/** The page that is shown instead of the product when the sign-in failed. */
export const RefusedPage = (props: SignInRefusedProps) => (
  <Entrance>
    <SignInRefused {...props} />
  </Entrance>
)

/** The whole page that stands there when somebody is signed in whom the server refuses. */
export const KeptOutPage = (props: KeptOutProps) => (
  <Entrance>
    <KeptOut {...props} />
  </Entrance>
)

function Entrance({ children }: { children: ReactNode }) {
  return (
    <InLanguage>
      <SignInFrame aside={<AppearanceMenus />}>{children}</SignInFrame>
    </InLanguage>
  )
}
