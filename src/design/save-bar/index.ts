/** What has changed, and what can be done about it. */
export { SaveBar, type SaveBarAction, type SaveBarDraft, type SaveBarProps, type SaveBarStep } from './save-bar.tsx'
export { draftLooks, saveBarLooks, type DraftState, type SaveBarLook } from './save-bar.variants.ts'
