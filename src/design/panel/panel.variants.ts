import { cva } from 'class-variance-authority'

export const panelTones = {
  surface: 'border-default bg-surface shadow-card',
  sunken: 'border-subtle bg-sunken',
  accent: 'border-accent-soft bg-accent-soft',
} as const

export type PanelTone = keyof typeof panelTones

export const panelPaddings = { none: '', sm: 'p-3', md: 'p-4', lg: 'p-6 max-sm:p-4' } as const

export type PanelPadding = keyof typeof panelPaddings

export const panel = cva('flex min-w-0 flex-col rounded-lg border', {
  variants: { tone: panelTones },
  defaultVariants: { tone: 'surface' },
})

export const panelBody = cva('min-w-0 flex-1', { variants: { padding: panelPaddings }, defaultVariants: { padding: 'md' } })
