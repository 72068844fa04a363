import type { SentenceName } from '../../../i18n/index.ts'
import type { Control } from '../model/topics.ts'

const controls = 'button, a[href], input, [role="menuitem"], [role="tab"], [role="radio"], [role="option"]'

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Whether a control is called like a sentence; its blanks may hold anything. */
function isCalled(name: string, sentence: string): boolean {
  return new RegExp(`^${escaped(sentence).replaceAll(/\{\{\w+\}\}/g, '.+')}$`).test(name)
}

const nameOf = (element: Element): string => {
  const given = element.getAttribute('aria-label')
  if (given !== null) return given
  const label = element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.labels?.[0] : undefined
  return (label ?? element).textContent.trim()
}

/** Whether somebody can see it and use it. */
const isThere = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[data-slot="tour-step"], :disabled, [aria-disabled="true"], [inert]')

/** The control on the page, or null. */
export function findControl(control: Control, labelOf: (name: SentenceName) => string): Element | null {
  const found =
    'css' in control
      ? [...document.querySelectorAll(control.css)]
      : [...document.querySelectorAll(controls)].filter((element) => isCalled(nameOf(element), labelOf(control.label)))
  return found.find(isThere) ?? null
}

/** Whether somebody who presses or changes `target` uses the control, or one of several like it. */
export function isUseOf(target: EventTarget | null, control: Control, labelOf: (name: SentenceName) => string): boolean {
  if (!(target instanceof Element)) return false
  const used = target.closest('css' in control ? control.css : controls)
  return used !== null && isThere(used) && ('css' in control || isCalled(nameOf(used), labelOf(control.label)))
}

/** The controls that can be seen whose keys, as `aria-keyshortcuts` names them, are pressed. */
export function controlsOfKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): readonly Element[] {
  const held = { Control: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey }
  const pressed = [...Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [name] : [])), key.toUpperCase()].join('+')
  return [...document.querySelectorAll('[aria-keyshortcuts]')].filter(
    (element) => isThere(element) && element.getAttribute('aria-keyshortcuts')!.toUpperCase().split(' ').includes(pressed.toUpperCase()),
  )
}
