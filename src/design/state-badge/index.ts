/** How far a publication is, as shape, colour and word. */
export { StateBadge, type StateBadgeProps } from './state-badge.tsx'
export {
  stateBadgeLooks,
  stateBadgeSizes,
  states,
  stateLooks,
  type PublicationState,
  type StateBadgeLook,
  type StateBadgeSize,
} from './state-badge.variants.ts'
export { useStateWords, type StateWords } from './state-badge.words.ts'
