import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { toolbar } from './toolbar.variants.ts'

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'ref' | 'role'> {
  /** What its buttons are for, for who cannot see where they stand. */
  label: string
  /** Buttons and what opens a menu or a popover; nothing that takes arrows itself. */
  children: ReactNode
}

const controlsOf = (bar: HTMLElement): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('button, a[href]')]
const canBeFocused = (control: HTMLElement): boolean => !control.matches(':disabled')

const go: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Lets Tab stop at one control: the one that had the focus last, else the first that can have it. */
function keepOneStop(bar: HTMLElement, last: Element | null): void {
  const controls = controlsOf(bar)
  const able = controls.filter(canBeFocused)
  const stop = able.find((control) => control === last) ?? able[0]
  for (const control of controls) {
    const tabIndex = control === stop ? 0 : -1
    if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex
  }
}

/**
 * Buttons beside each other that are one stop for Tab; arrows, Home and End go from one to the next.
 * @example <Toolbar label="Herramientas"><Button>Criterios</Button><Menu trigger={<IconButton …/>}>…</Menu></Toolbar>
 */
export function Toolbar({ label, className, children, onFocus, onKeyDown, ...rest }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)

  // Triggers of menus and popovers put other elements in their place, so what is there is read from the page.
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const keep = (): void => keepOneStop(element, last.current)
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => observer.disconnect()
  }, [])

  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const able = controlsOf(event.currentTarget).filter(canBeFocused)
    // What is open above the page sends its keys by here as well.
    const at = able.findIndex((control) => control === event.target)
    const next = at < 0 ? undefined : able[go[event.key]?.(at, able.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      data-slot="toolbar"
      aria-label={label}
      className={toolbar({ className })}
      onFocus={(event) => {
        onFocus?.(event)
        if (!controlsOf(event.currentTarget).includes(event.target)) return
        last.current = event.target
        keepOneStop(event.currentTarget, event.target)
      }}
      onKeyDown={onKey}
      {...rest}
    >
      {children}
    </div>
  )
}
