/** A sign that is pressed; its name is its tooltip and what is read out. */
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { iconButtonSizes, iconButtonTones, type IconButtonSize, type IconButtonTone } from './icon-button.variants.ts'
export { SilentIconButton, type SilentIconButtonProps } from './silent-icon-button.tsx'
