import { useRef } from 'react'

/** What the focus comes back to: an entry of a menu is gone by then, the button that opened the menu is not. */
function lasting(focused: Element | null): Element | null {
  const opener = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return opener ? document.getElementById(opener) : focused
}

/**
 * Gives the focus back to where it was, for what is opened without a button of its own: by a key, by a menu, by the page.
 * Call `remember` when it opens and `giveBack` when it has closed; a focus that went elsewhere meanwhile is left alone.
 */
export function useFocusReturn() {
  const former = useRef<Element | null>(null)
  return {
    remember: (): void => {
      former.current = lasting(document.activeElement)
    },
    giveBack: (event: Event): void => {
      event.preventDefault()
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && former.current instanceof HTMLElement && former.current.isConnected) former.current.focus()
    },
  }
}
