import { Root } from '@radix-ui/react-accordion'
import { useState, type ComponentProps } from 'react'
import { accordion, type AccordionTone } from './accordion.variants.ts'

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The sections that are open; steer it with `onValueChange`. */
  value?: readonly string[] | undefined
  /** The sections that are open first, when nobody steers. @default none */
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: string[]) => void) | undefined
  /** Opening one closes the others. @default false */
  one?: boolean | undefined
  /** @default 'plain' */
  tone?: AccordionTone | undefined
}

/**
 * Sections under each other that unfold when their heading is pressed.
 * @example <Accordion defaultValue={['stores']}><AccordionItem value="stores" title="Tiendas">…</AccordionItem></Accordion>
 */
export function Accordion({ value, defaultValue = [], onValueChange, one = false, tone = 'plain', className, ...rest }: AccordionProps) {
  const [own, setOwn] = useState(defaultValue)
  const open = value ?? own
  const change = (next: string[]): void => {
    const kept = one ? next.slice(-1) : next
    setOwn(kept)
    onValueChange?.(kept)
  }
  return (
    <Root
      data-slot="accordion"
      data-tone={tone}
      type="multiple"
      value={[...open]}
      onValueChange={change}
      className={accordion({ tone, className })}
      {...rest}
    />
  )
}
