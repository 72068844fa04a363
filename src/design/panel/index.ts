/** A ground for what belongs together, with a title and actions. */
export { Panel, type PanelProps } from './panel.tsx'
export { panelPaddings, panelTones, type PanelPadding, type PanelTone } from './panel.variants.ts'
