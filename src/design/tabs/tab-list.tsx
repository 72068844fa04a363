import { List } from '@radix-ui/react-tabs'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { hiddenSides, type HiddenSides } from './hidden-sides.ts'
import { tabList } from './tabs.variants.ts'

export interface TabListProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** What the views are views of. */
  label: string
}

/** The line of names. Too many for the width scroll sideways inside it, never the page. */
export function TabList({ label, className, ...rest }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<HiddenSides>()
  useEffect(() => {
    const line = list.current
    if (!line) return undefined
    const look = (): void => setMore(hiddenSides(line))
    // By hand: `scrollIntoView` would scroll the page as well, down to tabs that stand below.
    const showChosen = (): void => {
      const chosen = line.querySelector<HTMLElement>('[data-state=active]')
      if (chosen)
        line.scrollLeft +=
          chosen.getBoundingClientRect().left - line.getBoundingClientRect().left - (line.clientWidth - chosen.offsetWidth) / 2
    }
    const sizes = new ResizeObserver(() => {
      showChosen()
      look()
    })
    const choices = new MutationObserver(showChosen)
    sizes.observe(line)
    choices.observe(line, { subtree: true, attributeFilter: ['data-state'] })
    line.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      choices.disconnect()
      line.removeEventListener('scroll', look)
    }
  }, [])
  return <List ref={list} data-slot="tab-list" data-more={more} aria-label={label} className={tabList({ className })} {...rest} />
}
