import { useState } from 'react'
import { HideIcon, ShowIcon } from '../icon/index.ts'
import { Input, type InputProps } from '../input/index.ts'
import { useWords } from '../words/index.ts'
import { peek } from './password-input.variants.ts'

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'after'> {
  /** Which one it is, for password managers. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/**
 * A password, hidden until somebody wants to see it.
 * @example <Field label="Contraseña"><PasswordInput name="password" /></Field>
 */
export function PasswordInput({ autoComplete = 'current-password', disabled, ...rest }: PasswordInputProps) {
  const words = useWords()
  const [shown, setShown] = useState(false)
  return (
    <Input
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      disabled={disabled}
      after={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={words.showPassword}
          disabled={disabled}
          className={peek()}
          onClick={() => setShown(!shown)}
        >
          {shown ? <HideIcon /> : <ShowIcon />}
        </button>
      }
      {...rest}
    />
  )
}
