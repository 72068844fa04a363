import { useEffect, useEffectEvent } from 'react'

export interface Shortcuts {
  save: () => void
  undo: () => void
  redo: () => void
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** Ctrl or Cmd with S, Z, Shift+Z and Y, wherever the focus is; in a text field, undo is the field's own. */
export function useShortcuts({ save, undo, redo }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const doing =
      key === 's' ? save : writes(event.target) ? null : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
    if (!doing) return
    event.preventDefault()
    doing()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
