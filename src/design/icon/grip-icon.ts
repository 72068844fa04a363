import { createLucideIcon } from 'lucide-react'

const dots = ['M9 5h.01', 'M15 5h.01', 'M9 12h.01', 'M15 12h.01', 'M9 19h.01', 'M15 19h.01']

/** Lucide's six dots in one stroke: there is one in every row of a long list, and six elements less in each are felt while it scrolls. */
export const GripIcon = createLucideIcon('grip-vertical', [['path', { d: dots.join(''), strokeWidth: 4, key: 'dots' }]])
