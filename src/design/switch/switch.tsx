import { Root, Thumb } from '@radix-ui/react-switch'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFieldControl } from '../field/index.ts'
import { Spinner } from '../spinner/index.ts'
import { useWords } from '../words/index.ts'
import { thumb, track, type SwitchSize } from './switch.variants.ts'

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'value' | 'type' | 'ref'> {
  /** What is on or off. Without it give `aria-label`. */
  label?: ReactNode
  /** More about it, under the label. */
  hint?: ReactNode
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** The last change is being saved: keeps the focus, does not act again. @default false */
  loading?: boolean | undefined
  /** Where the label stands; at the start it takes the room that is left, as in a list of settings. @default 'end' */
  labelSide?: 'start' | 'end' | undefined
  /** @default 'md' */
  size?: SwitchSize | undefined
}

/**
 * Is on or off, and takes effect at once. What is only chosen here and saved later is a `Checkbox`.
 * @example <Switch label="Avisar por correo" checked={mail} onCheckedChange={setMail} />
 */
export function Switch({
  label,
  hint,
  checked,
  defaultChecked,
  onCheckedChange,
  loading = false,
  labelSide = 'end',
  size,
  className,
  ...rest
}: SwitchProps) {
  const words = useWords()
  const fallbackId = useId()
  const control = useFieldControl<Omit<ComponentProps<'button'>, 'value' | 'type' | 'ref'>>(rest)
  const id = control.id ?? fallbackId
  const [hintId, busyId] = [hint ? `${id}-hint` : undefined, loading ? `${id}-busy` : undefined]
  return (
    <span
      data-slot="switch"
      className={`min-w-0 items-start gap-2.5 ${labelSide === 'start' ? 'flex flex-row-reverse justify-between gap-4' : 'inline-flex'} ${className ?? ''}`}
    >
      <Root
        {...control}
        id={id}
        {...(checked === undefined ? {} : { checked })}
        {...(defaultChecked === undefined ? {} : { defaultChecked })}
        {...(onCheckedChange ? { onCheckedChange } : {})}
        onClick={(event) => {
          if (loading) event.preventDefault()
          control.onClick?.(event)
        }}
        aria-describedby={[hintId, busyId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        className={track({ size })}
      >
        <Thumb className={thumb()}>
          {loading && <Spinner size="sm" className="scale-75 text-on-inverse group-data-[state=checked]/switch:text-accent" />}
        </Thumb>
      </Root>
      {label && (
        <span className="flex min-w-0 flex-col pt-0.5 pointer-coarse:pt-1">
          <label htmlFor={id} className="text-md">
            {label}
          </label>
          {hint && (
            <span id={hintId} className="text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      )}
      {loading && (
        <span id={busyId} className="sr-only">
          {words.working}
        </span>
      )}
    </span>
  )
}
