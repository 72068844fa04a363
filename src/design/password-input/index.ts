/** A password, hidden until one asks to see it. */
export { PasswordInput, type PasswordInputProps } from './password-input.tsx'
