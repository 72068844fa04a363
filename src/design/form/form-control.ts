const focusable = 'input:not([type="hidden"]):not([aria-hidden="true"]), select, textarea, button, [tabindex="0"]'

/**
 * The control of a form that a person answers a question with.
 * @param name of the control, or its `data-name` where its value goes by other means; a hidden input leads to its field
 */
export function formControl(form: HTMLElement, name: string): HTMLElement | null {
  const named = [
    ...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"], [data-name="${CSS.escape(name)}"], #${CSS.escape(name)}`),
  ]
  return (
    named.find((element) => element.matches(focusable)) ??
    named[0]?.closest('[data-slot="field"]')?.querySelector<HTMLElement>(focusable) ??
    null
  )
}
