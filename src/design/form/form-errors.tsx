import { use, useEffect, useRef, useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { DangerIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { formControl } from './form-control.ts'
import { FormContext } from './form-state.ts'
import { summary } from './form.variants.ts'
import { useFormWords } from './form.words.ts'

export interface FormError {
  /** `name` or `id` of the control; without it the whole form is meant. */
  readonly name?: string | undefined
  /** What was asked, as its field says it. */
  readonly label?: ReactNode
  /** Why the answer cannot be taken, and what to do. */
  readonly message: ReactNode
}

export interface FormErrorsProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Nothing is drawn while there are none. */
  errors: readonly FormError[]
  /** Instead of how many there are. */
  title?: ReactNode
}

/**
 * What cannot be taken, all at once, above the questions: gets the focus after a try, and leads to each field.
 * @example <FormErrors errors={[{ name: 'email', label: 'Correo', message: 'Le falta el dominio.' }]} />
 */
export function FormErrors({ errors, title, className, ...rest }: FormErrorsProps) {
  const { attempts, busy } = use(FormContext)
  const words = useFormWords()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const announced = useRef(attempts)
  const refused = errors.length > 0
  // Once for every try, as soon as its answer is there; never while somebody is correcting.
  useEffect(() => {
    if (busy || !refused || announced.current === attempts) return
    announced.current = attempts
    box.current?.focus()
  }, [attempts, busy, refused])
  if (!refused) return null
  const go = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    event.preventDefault()
    const form = event.currentTarget.closest('form')
    if (form) formControl(form, name)?.focus()
  }
  return (
    <div ref={box} data-slot="form-errors" role="group" aria-labelledby={id} tabIndex={-1} className={summary({ className })} {...rest}>
      <div className="flex items-start gap-2.5">
        <DangerIcon className="mt-0.5 text-danger" />
        <div className="min-w-0 flex-1">
          <p id={id} className="font-medium">
            {title ?? words.errors(String(errors.length), errors.length === 1)}
          </p>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {errors.map(({ name, label, message }, at) => (
              <li key={name ?? at} className="min-w-0">
                {name === undefined ? (
                  message
                ) : (
                  <>
                    <Link href={`#${name}`} onClick={(event) => go(event, name)} className="text-danger">
                      {label ?? name}
                    </Link>
                    {': '}
                    {message}
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
