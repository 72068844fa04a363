import type { ComponentProps, ReactNode } from 'react'
import { actions } from './form.variants.ts'

export interface FormActionsProps extends ComponentProps<'div'> {
  /** Something to know before pressing, at the left. */
  note?: ReactNode
  /** Stays at the lower edge while a long form scrolls. @default false */
  sticky?: boolean | undefined
}

/**
 * What can be done with a form: the one thing to do last. Under each other on a narrow screen.
 * @example <FormActions><Button tone="quiet">Cancelar</Button><Button type="submit" tone="accent">Guardar</Button></FormActions>
 */
export function FormActions({ note, sticky, className, children, ...rest }: FormActionsProps) {
  return (
    <div data-slot="form-actions" className={actions({ sticky, className })} {...rest}>
      {note && (
        <div data-part="note" className="min-w-0 flex-1 text-sm text-muted">
          {note}
        </div>
      )}
      {children}
    </div>
  )
}
