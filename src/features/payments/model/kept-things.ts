import type { DowngradePreview, KeepChoice } from '../../../../contract/index.ts'

/** Of what a smaller plan has fewer places. */
export const pausedKinds = ['stores', 'partners', 'automations'] as const
export type PausedKind = (typeof pausedKinds)[number]

/** What is kept where nothing is chosen. */
export const keptAtFirst = (preview: DowngradePreview): KeepChoice => {
  const kept = (kind: PausedKind): string[] => preview[kind]?.all.flatMap(({ id, kept: stays }) => (stays ? [id] : [])) ?? []
  return { stores: kept('stores'), partners: kept('partners'), automations: kept('automations') }
}

/** The kinds of which more is kept than fits. */
export const tooMany = (preview: DowngradePreview, keep: KeepChoice): readonly PausedKind[] =>
  pausedKinds.filter((kind) => keep[kind].length > (preview[kind]?.most ?? Infinity))

/** Whether a smaller plan pauses anything at all. */
export const pausesAnything = (preview: DowngradePreview): boolean =>
  preview.productsOver > 0 || pausedKinds.some((kind) => preview[kind] !== null)
