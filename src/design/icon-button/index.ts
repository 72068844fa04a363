export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { iconButtonSizes, iconButtonTones, type IconButtonSize, type IconButtonTone } from './icon-button.variants.ts'
