import { useMemo, useState, type KeyboardEvent } from 'react'
import { firstOpen, walked } from './active.ts'
import { useComboboxWords } from './combobox.words.ts'
import type { ComboboxOption, OptionSearch } from './option.ts'
import { useOptions } from './use-options.ts'

interface ComboboxInput {
  given: readonly ComboboxOption[]
  ask: OptionSearch | undefined
  many: boolean
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  defaultOpen: boolean
}

/** Where the keyboard is, for which options that holds, and whether the keyboard itself brought it there. */
interface Place {
  readonly options: readonly ComboboxOption[]
  readonly at: number
  readonly follow: boolean
}

/** What a combobox knows: whether it is open, what is written, where the keyboard is, what is chosen. */
export function useCombobox({ given, ask, many, values, onValues, defaultOpen }: ComboboxInput) {
  const { say, number } = useComboboxWords()
  const [open, setOpen] = useState(defaultOpen)
  const [written, setWritten] = useState<string | null>(null)
  const [place, setPlace] = useState<Place>()
  const [announcement, setAnnouncement] = useState('')
  const [met, setMet] = useState<ReadonlyMap<string, ComboboxOption>>(new Map())
  const found = useOptions(written ?? '', open, given, ask)
  const { options } = found
  const byValue = useMemo(() => new Map(given.map((option) => [option.value, option])), [given])
  const chosen = useMemo(() => new Set(values), [values])
  const optionOf = (value: string): ComboboxOption => byValue.get(value) ?? met.get(value) ?? { value, label: value }

  const atStart = (): number => (written ? firstOpen(options) : many ? -1 : options.findIndex(({ value }) => chosen.has(value)))
  const { at: active, follow } = place?.options === options ? place : { at: open ? atStart() : -1, follow: true }

  const count = (of: (name: string, count: string, one: boolean) => string, option: ComboboxOption, total: number) =>
    setAnnouncement(of(option.label, number(total), total === 1))
  const close = () => {
    setOpen(false)
    setWritten(null)
    setPlace(undefined)
  }
  const remove = (value: string) => {
    const left = values.filter((other) => other !== value)
    onValues(left)
    count(say.removed, optionOf(value), left.length)
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabled) return
    setMet(new Map(met).set(option.value, option))
    if (!many) {
      onValues([option.value])
      close()
    } else if (chosen.has(option.value)) {
      remove(option.value)
    } else {
      onValues([...values, option.value])
      count(say.added, option, values.length + 1)
    }
  }
  const write = (text: string) => {
    setWritten(text)
    setOpen(true)
    setAnnouncement('')
    if (text === '' && !many && values.length > 0) onValues([])
  }
  /** @returns whether the key was for the list */
  const press = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { key, altKey } = event
    if (key === 'Escape' && open) close()
    else if (altKey && key === 'ArrowUp' && open) close()
    else if (key === 'Enter' && open) {
      if (found.state === 'failed') found.retry()
      else {
        // Whoever writes fast means what they have written, not what is still drawn.
        const wanted = found.ofWritten()
        const option = wanted === options ? options[active] : wanted?.[firstOpen(wanted)]
        if (option) choose(option)
      }
    } else if (key === 'Backspace' && many && !written && values.length > 0 && !event.repeat) remove(values.at(-1)!)
    else if (key === 'ArrowDown' || key === 'ArrowUp' || ((key === 'PageDown' || key === 'PageUp') && open)) {
      if (!open) {
        setOpen(true)
        if (!altKey && atStart() < 0) setPlace({ options, at: walked(key, -1, options) ?? -1, follow: true })
      } else setPlace({ options, at: walked(key, active, options) ?? active, follow: true })
    } else return false
    return true
  }
  return {
    ...found,
    open,
    setOpen,
    close,
    written,
    write,
    active,
    follow,
    point: (at: number) => setPlace({ options, at, follow: false }),
    chosen,
    optionOf,
    choose,
    remove,
    clear: () => {
      onValues([])
      setWritten(null)
      setAnnouncement('')
    },
    press,
    announcement,
  }
}
