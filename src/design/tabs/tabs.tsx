import { Content, Root } from '@radix-ui/react-tabs'
import { Suspense, type ComponentProps } from 'react'
import { tabPanel } from './tabs.variants.ts'

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The view that is shown; steer it with `onValueChange`. */
  value?: string | undefined
  /** The view that is shown first, when nobody steers. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * Several views of one thing, one at a time. Arrows walk along the names, Tab goes into the view.
 * @example
 * <Tabs defaultValue="stores"><TabList label="Configuración"><Tab value="stores">Tiendas</Tab></TabList><TabPanel
 *   value="stores">…</TabPanel></Tabs>
 */
export function Tabs({ value, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  return (
    <Root
      data-slot="tabs"
      className={`flex min-w-0 flex-col gap-4 ${className ?? ''}`}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onValueChange ? { onValueChange } : {})}
      {...rest}
    />
  )
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The tab that shows it. */
  value: string
}

/**
 * One of the views. It is drawn only while it is shown; what it still fetches leaves the names as they are, with the
 * focus on them, and the footer of the page waits for it.
 */
export function TabPanel({ className, children, ...rest }: TabPanelProps) {
  return (
    <Content data-slot="tab-panel" className={tabPanel({ className })} {...rest}>
      <Suspense fallback={<div aria-busy />}>{children}</Suspense>
    </Content>
  )
}
