/** A name or a word of help for one element, while one points at it or focuses it. */
export { Tooltip, type TooltipProps } from './tooltip.tsx'
