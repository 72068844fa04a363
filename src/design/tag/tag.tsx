import { useId, type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { CloseIcon } from '../icon/index.ts'
import { neighbour } from './neighbour.ts'
import { cross, tag, type TagSize, type TagTone } from './tag.variants.ts'
import { useTagWords } from './tag.words.ts'

export interface TagProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: TagTone | undefined
  /** @default 'md' */
  size?: TagSize | undefined
  icon?: ReactNode
  /** Makes it removable; the focus goes to the tag beside it. */
  onRemove?: (() => void) | undefined
  /** Is there but cannot be taken away now. @default false */
  disabled?: boolean | undefined
}

/**
 * A thing that was chosen, in a word or two. What a thing *is* (published, sold out) says a `Badge`.
 * @example <Tag onRemove={() => remove(category)}>{category.name}</Tag>
 */
export function Tag({ tone, size, icon, onRemove, disabled = false, className, children, ...rest }: TagProps) {
  const words = useTagWords()
  const id = useId()
  const remove = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    neighbour(event.currentTarget)?.focus()
    onRemove?.()
  }
  return (
    <span data-slot="tag" data-disabled={disabled || undefined} className={tag({ tone, size, className })} {...rest}>
      {icon}
      <span
        id={`${id}-name`}
        title={typeof children === 'string' ? children : undefined}
        className={`min-w-0 truncate pl-1.5 ${onRemove ? '' : 'pr-1.5'}`}
      >
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          id={id}
          data-part="remove"
          disabled={disabled}
          aria-label={words.remove}
          aria-labelledby={`${id} ${id}-name`}
          className={cross()}
          onClick={remove}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' && event.key !== 'Delete') return
            event.preventDefault()
            remove(event)
          }}
        >
          <CloseIcon className="size-3" />
        </button>
      )}
    </span>
  )
}
