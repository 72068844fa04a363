import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** Appearance and language, where nobody is signed in yet. */
export function AppearanceMenus() {
  return (
    <>
      <ThemeMenu />
      <LanguageMenu />
    </>
  )
}
