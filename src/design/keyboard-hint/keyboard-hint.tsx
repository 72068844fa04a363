import type { ComponentProps } from 'react'
import { key } from './keyboard-hint.variants.ts'

export interface KeyboardHintProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As they stand on the keyboard, pressed together. */
  keys: readonly string[]
}

/**
 * Keys that do something.
 * @example <KeyboardHint keys={['Ctrl', 'Z']} />
 */
export function KeyboardHint({ keys, className, ...rest }: KeyboardHintProps) {
  return (
    <span data-slot="keyboard-hint" className={`inline-flex items-center gap-1 ${className ?? ''}`} {...rest}>
      {keys.map((name) => (
        <kbd key={name} className={key()}>
          {name}
        </kbd>
      ))}
    </span>
  )
}
