import { useRef } from 'react'

/**
 * Gives the focus back to where it was, for what is opened without a button of its own: by a key, by a menu, by the page.
 * Call `remember` when it opens and `giveBack` when it has closed; a focus that went elsewhere meanwhile is left alone.
 */
export function useFocusReturn() {
  const former = useRef<Element | null>(null)
  return {
    remember: (): void => {
      former.current = document.activeElement
    },
    giveBack: (event: Event): void => {
      event.preventDefault()
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && former.current instanceof HTMLElement && former.current.isConnected) former.current.focus()
    },
  }
}
