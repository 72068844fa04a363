import { NotLetIn, SignInFrame, type NotLetInProps } from '../features/sign-in/index.ts'
import { InLanguage } from './providers.tsx'
import { AppearanceMenus } from './shell/appearance-menus.tsx'

/** The whole page that stands in the product's place when nobody could be let in. */
export function NotLetInPage(props: NotLetInProps) {
  return (
    <InLanguage>
      <SignInFrame aside={<AppearanceMenus />}>
        <NotLetIn {...props} />
      </SignInFrame>
    </InLanguage>
  )
}
