import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { DangerIcon } from '../icon/index.ts'
import { useWords } from '../words/index.ts'
import { field } from './field.variants.ts'

interface FieldContextValue {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldContextValue | null>(null)

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is asked. */
  label: ReactNode
  /** How to answer, always there. */
  hint?: ReactNode
  /** Why the answer cannot be taken, and what to do. Its presence makes the control invalid. */
  error?: ReactNode
  /** Must be answered. @default false */
  required?: boolean | undefined
  /** Says that it may be left empty. @default false */
  optional?: boolean | undefined
  /** The label is only for screen readers: for a control whose place says what it is. @default false */
  labelHidden?: boolean | undefined
  /** The control. Ours find their ids by themselves. */
  children: ReactNode
}

/**
 * A question with its control: wires label, hint and error to it.
 * @example <Field label="Correo" error={errors.email}><Input type="email" name="email" /></Field>
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  labelHidden = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const words = useWords()
  const id = useId()
  const labelId = `${id}-label`
  const invalid = error !== undefined && error !== null && error !== false && error !== ''
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = invalid ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid, required }}>
      <div data-slot="field" data-invalid={invalid || undefined} className={field({ className })} {...rest}>
        <label id={labelId} htmlFor={id} className={labelHidden ? 'sr-only' : 'self-start text-sm font-medium text-default'}>
          {label}
          {optional && <span className="font-normal text-muted"> ({words.optional})</span>}
        </label>
        {children}
        {invalid && (
          <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger">
            <DangerIcon className="mt-[3px] size-3.5" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  )
}

export interface FieldControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  required?: boolean | undefined
}

/**
 * What a control must carry to belong to the field around it; what is given by hand wins, and outside a field only that counts.
 * @returns props for the focusable element itself
 */
export function useFieldControl<Props extends FieldControlProps>(own: Props): Props {
  const around = use(FieldContext)
  if (!around) return own
  return {
    ...own,
    id: own.id ?? around.id,
    'aria-describedby': own['aria-describedby'] ?? around.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (around.invalid || undefined),
    required: own.required ?? (around.required || undefined),
  }
}

export interface FieldGroupProps {
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: FieldControlProps['aria-invalid']
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/**
 * The same for what a label cannot point at: a group of options, a thumb on a track. It is named by the field's label.
 * @returns props for the element that has the role
 */
export function useFieldGroup<Props extends FieldGroupProps>(own: Props): Props {
  const around = use(FieldContext)
  if (!around) return own
  return {
    ...own,
    id: own.id ?? around.id,
    'aria-labelledby': own['aria-labelledby'] ?? (own['aria-label'] === undefined ? around.labelId : undefined),
    'aria-describedby': own['aria-describedby'] ?? around.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (around.invalid || undefined),
    'aria-required': own['aria-required'] ?? (around.required || undefined),
  }
}
