/** What has changed, and what can be done about it. */
export { SaveBar, type SaveBarAction, type SaveBarProps, type SaveBarStep } from './save-bar.tsx'
export { saveBarLooks, type SaveBarLook } from './save-bar.variants.ts'
