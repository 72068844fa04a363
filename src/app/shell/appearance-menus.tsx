import { lazy, Suspense } from 'react'

const ThemeMenu = lazy(() => import('./theme-menu.tsx').then(({ ThemeMenu: menu }) => ({ default: menu })))
const LanguageMenu = lazy(() => import('./language-menu.tsx').then(({ LanguageMenu: menu }) => ({ default: menu })))

/** Appearance and language, where nobody is signed in yet; they come after the form that people came for. */
export function AppearanceMenus() {
  return (
    <Suspense fallback={<span className="h-control-md" />}>
      <ThemeMenu />
      <LanguageMenu />
    </Suspense>
  )
}
