/**
 * Puts the focus on the first control that is marked as wrong, for what is sent without a `Form`. Nothing happens where none is.
 * @param within what holds the controls, drawn with its errors
 */
export function focusFirstError(within: HTMLElement | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
