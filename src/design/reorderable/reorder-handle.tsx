import type { ComponentProps } from 'react'
import { GripIcon } from '../icon/index.ts'
import { useTexts } from '../sorting/index.ts'
import { useReorderContext } from './reorder-context.ts'
import { handleLook } from './reorderable.variants.ts'
import type { ReorderableItem } from './use-reorderable.ts'

export interface ReorderHandleProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Of the item that it takes, from `useReorderable`. */
  handle: ReorderableItem['handle']
}

/** What an item of a short list is taken by, with the pointer or the keyboard. */
export function ReorderHandle({ handle, disabled = false, className = '', ...rest }: ReorderHandleProps) {
  const { nameOf, disabled: allDisabled } = useReorderContext()
  const { say } = useTexts()
  return (
    <button
      type="button"
      data-slot="reorder-handle"
      aria-label={say.move(nameOf(handle['data-reorder']))}
      disabled={disabled || allDisabled}
      className={`${handleLook.join(' ')} ${className}`}
      {...handle}
      {...rest}
    >
      <GripIcon aria-hidden className="size-4" />
    </button>
  )
}
