import { createContext, Suspense, use, useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { FinderPaletteProps } from './finder-palette.tsx'

const OpenFinder = createContext<() => void>(() => undefined)

const load = () => import('./finder-palette.tsx').then(({ FinderPalette }) => FinderPalette)

/** Ctrl or Cmd with K, as the palette itself listens for once it is there. */
const asks = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** The command palette of every screen. It costs nothing until it is asked for. */
export function FinderProvider({ children }: { children: ReactNode }) {
  const [Palette, setPalette] = useState<ComponentType<FinderPaletteProps> | null>(null)
  const [open, setOpen] = useState(false)
  const bring = useCallback(() => {
    // What cannot be fetched now can be asked for again.
    load().then(
      (Fetched) => {
        setPalette(() => Fetched)
        setOpen(true)
      },
      () => undefined,
    )
  }, [])
  const absent = Palette === null
  // Before the button is seen: whoever sees it may press the keys.
  useLayoutEffect(() => {
    if (!absent) return
    const press = (event: KeyboardEvent): void => {
      if (!asks(event)) return
      event.preventDefault()
      bring()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [absent, bring])
  return (
    <OpenFinder value={bring}>
      {children}
      {Palette && (
        <Suspense>
          <Palette open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </OpenFinder>
  )
}

/** Opens the command palette. */
export const useOpenFinder = (): (() => void) => use(OpenFinder)
