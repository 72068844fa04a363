import { useState, type ComponentProps, type FormEvent } from 'react'
import { form } from './form.variants.ts'
import { FormContext } from './form-state.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Somebody wants to send it. The page is not left; what was written comes as data. */
  onSubmit: (data: FormData, event: FormEvent<HTMLFormElement>) => void
  /** Is being sent: another try does nothing. @default false */
  busy?: boolean | undefined
}

/**
 * Questions that are answered together. It says itself what is wrong (`Field error`, `FormErrors`), not the browser.
 * @example
 * <Form onSubmit={save} busy={saving}>
 *   <FormErrors errors={errors} />
 *   <FormSection title="Tu cuenta"><Field label="Nombre"><Input name="name" /></Field></FormSection>
 *   <FormActions><Button type="submit" tone="accent" loading={saving}>Guardar</Button></FormActions>
 * </Form>
 */
export function Form({ onSubmit, busy = false, className, children, ...rest }: FormProps) {
  const [attempts, setAttempts] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setAttempts(attempts + 1)
    onSubmit(new FormData(event.currentTarget), event)
  }
  return (
    <FormContext value={{ attempts, busy }}>
      <form data-slot="form" noValidate aria-busy={busy || undefined} className={form({ className })} onSubmit={submit} {...rest}>
        {children}
      </form>
    </FormContext>
  )
}
