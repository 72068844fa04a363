import { cloneElement, useCallback, useState, type ComponentProps, type ComponentType, type KeyboardEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'

/** What the fetched component is given: it draws `trigger` and, while `open`, what belongs to it. `Menu` and `Drawer` take the same. */
export interface DemandedProps {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

export interface OnDemandProps<Given extends object> {
  /** One button, which opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** What is opened. */
  popup: 'menu' | 'dialog'
  /** Fetches the component that draws button and content. Keep it stable between renders. */
  load: () => Promise<ComponentType<DemandedProps & Given>>
  /** What else the component needs. */
  given: Given
}

/**
 * A button that costs only itself until it is wanted: pointing at it or reaching it by keyboard fetches what it opens, pressing it opens.
 * @example <OnDemand popup="menu" trigger={<Button>Ana</Button>} load={loadAccountMenu} given={{}} />
 */
export function OnDemand<Given extends object>({ trigger, popup, load, given }: OnDemandProps<Given>) {
  const [Fetched, setFetched] = useState<ComponentType<DemandedProps & Given> | null>(null)
  const [open, setOpen] = useState(false)
  const [own] = useState<{ button: HTMLButtonElement | null }>({ button: null })
  const keep = useCallback((button: HTMLButtonElement | null) => void (own.button = button), [own])

  if (Fetched) return <Fetched {...given} trigger={cloneElement(trigger, { ref: keep })} open={open} onOpenChange={setOpen} />

  // What cannot be fetched now can be asked for again.
  const expect = (): void => void load().catch(() => undefined)
  const bring = (byKey: boolean): void => {
    load().then(
      (Component) => {
        const pressAgain = byKey && popup === 'menu'
        flushSync(() => {
          setFetched(() => Component)
          setOpen(!pressAgain)
        })
        // A menu goes to its first entry for a key alone: the one that was pressed is pressed again.
        if (pressAgain)
          own.button?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
      },
      () => undefined,
    )
  }
  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: expect,
    onFocus: expect,
    // A click without a pointer was made by a key, or by who reads the screen aloud.
    onClick: ({ detail }) => bring(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (popup !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      bring(true)
    },
  })
}
