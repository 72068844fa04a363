/** What has changed, and what can be done about it. */
export { SaveBar, type SaveBarAction, type SaveBarDraft, type SaveBarProps, type SaveBarStep } from './save-bar.tsx'
export { draftLooks, type DraftState } from './save-bar.variants.ts'
