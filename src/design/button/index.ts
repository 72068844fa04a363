/** Does something when it is pressed; or goes somewhere with the same weight. */
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx'
export { Button, type ButtonProps } from './button.tsx'
export { buttonSizes, buttonTones, type ButtonSize, type ButtonTone } from './button.variants.ts'
