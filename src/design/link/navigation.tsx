import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

/** An anchor, as the surrounding application wants it to be drawn. */
export type AnchorComponent = ComponentType<ComponentProps<'a'>>

const AnchorContext = createContext<AnchorComponent | 'a'>('a')

export interface NavigationProviderProps {
  /** Draws an `<a>` that goes to `href` without loading the page anew. */
  anchor: AnchorComponent
  children: ReactNode
}

/**
 * Tells every link below how to travel, so that the design needs no router.
 * @example <NavigationProvider anchor={({ href = '', ...rest }) => <RouterLink to={href} {...rest} />}>…
 */
export function NavigationProvider({ anchor, children }: NavigationProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

/** An anchor without looks that travels as the application wants. */
export function Anchor(props: ComponentProps<'a'>) {
  const Element = use(AnchorContext)
  return <Element {...props} />
}
