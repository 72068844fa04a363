import { useId, type ComponentProps, type ReactNode } from 'react'
import { panel, panelBody, type PanelPadding, type PanelTone } from './panel.variants.ts'

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** A line under the title. */
  description?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Under a line at the bottom. */
  footer?: ReactNode
  /** Which heading the title is. @default 2 */
  level?: 2 | 3 | 4 | undefined
  /** @default 'surface' */
  tone?: PanelTone | undefined
  /** Around the content; `none` for lists that reach the edges. @default 'md' */
  padding?: PanelPadding | undefined
}

/**
 * A surface for things that belong together.
 * @example <Panel title="Hoy" actions={<Button size="sm">Ver todo</Button>}>…</Panel>
 */
export function Panel({ title, description, actions, footer, level = 2, tone, padding = 'md', className, children, ...rest }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const headed = title !== undefined || actions !== undefined
  return (
    <section data-slot="panel" aria-labelledby={title === undefined ? undefined : id} className={panel({ tone, className })} {...rest}>
      {headed && (
        <header
          className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-3.5 ${padding === 'none' ? 'border-b border-subtle pb-3' : ''} ${padding === 'lg' ? 'sm:px-6 sm:pt-5' : ''}`}
        >
          <div className="min-w-0">
            {title !== undefined && (
              <Heading id={id} className="text-lg font-semibold">
                {title}
              </Heading>
            )}
            {description && <p className="text-sm text-muted">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
        </header>
      )}
      <div className={panelBody({ padding, className: headed && padding !== 'none' ? 'pt-3' : '' })}>{children}</div>
      {footer && <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-subtle px-4 py-3">{footer}</footer>}
    </section>
  )
}
