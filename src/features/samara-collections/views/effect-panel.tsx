import type { SamaraEffect } from '../../../../contract/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { SamaraLinks } from '../model/links.ts'

/** Says what a change would move in a collection. */
export function useEffectSentence(): (effect: SamaraEffect) => string {
  const t = useSentences('samara-groups')
  const format = useFormat()
  return ({ entering, leaving }) =>
    entering + leaving === 0
      ? t('effect.nothing')
      : t('effect.moves', { entering: format.number(entering), leaving: format.number(leaving) })
}

export interface EffectPanelProps {
  /** What saving would do to each collection that uses the group; undefined while nobody knows. */
  effects: readonly (SamaraEffect & { id: number; name: string })[] | undefined
  links: SamaraLinks
}

/** What saving a group changes in every collection that uses it. */
export function EffectPanel({ effects, links }: EffectPanelProps) {
  const t = useSentences('samara-groups')
  const format = useFormat()
  const moves = useEffectSentence()
  return (
    <Panel title={t('effect.title')} description={t('effect.text')} padding="none">
      {effects === undefined ? (
        <ItemSkeleton items={2} />
      ) : (
        <ItemList aria-label={t('effect.title')}>
          {effects.map(({ id, name, ...effect }) => (
            <Item
              key={id}
              href={links.edit(name)}
              title={<span className="[overflow-wrap:anywhere]">{name}</span>}
              detail={`${t('effect.line', { before: format.number(effect.before), after: format.number(effect.after) })}: ${moves(effect)}`}
            />
          ))}
        </ItemList>
      )}
    </Panel>
  )
}
