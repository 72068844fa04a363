import { useMemo } from 'react'
import type { SamaraGroup } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { useFilterSentence, type FilterGivenChoices } from '../../../design/filter-builder/index.ts'
import { AddIcon, MinusIcon } from '../../../design/icon/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { conditionOf } from './conditions.ts'

/** What a group does, in a word and a sign. */
export function GroupMode({ exclude }: { exclude: boolean }) {
  const t = useSentences('samara-groups')
  return (
    <Badge tone={exclude ? 'danger' : 'accent'} icon={exclude ? <MinusIcon aria-hidden /> : <AddIcon aria-hidden />}>
      {t(exclude ? 'mode.exclude' : 'mode.include')}
    </Badge>
  )
}

/** Says the filters of a group in a sentence. */
export function useGroupSentence(choices: FilterGivenChoices): (group: Pick<SamaraGroup, 'filters'>) => string {
  const t = useSentences('samara-groups')
  const sentence = useFilterSentence(choices)
  return useMemo(
    () =>
      ({ filters }) =>
        filters.length === 0 ? t('onlyByHand') : sentence({ conditions: filters.map((filter, at) => conditionOf(filter, at)) }),
    [t, sentence],
  )
}

/** The columns of the groups, most important first. */
export function useGroupColumns(choices: FilterGivenChoices): readonly TableColumn<SamaraGroup>[] {
  const t = useSentences('samara-groups')
  const format = useFormat()
  const sentence = useGroupSentence(choices)
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('column.name'),
        width: 190,
        grow: 1,
        sortValue: ({ name }) => name,
        cell: ({ name }) => (
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
        ),
      },
      {
        id: 'mode',
        head: t('column.mode'),
        width: 116,
        phone: 'status',
        shape: 'badge',
        sortValue: ({ exclude }) => Number(exclude),
        cell: ({ exclude }) => <GroupMode exclude={exclude} />,
      },
      {
        id: 'filters',
        head: t('column.filters'),
        width: 270,
        grow: 2,
        phone: 'wide',
        cell: (group) => (
          <span className="line-clamp-2 text-muted" title={sentence(group)}>
            {sentence(group)}
          </span>
        ),
      },
      numberColumn<SamaraGroup>({
        id: 'picked',
        head: t('column.picked'),
        width: 96,
        value: ({ products }) => products,
        text: format.number,
      }),
      {
        id: 'usedBy',
        head: t('column.usedBy'),
        width: 190,
        grow: 1,
        sortFirst: 'descending',
        sortValue: ({ usedBy }) => usedBy.length,
        cell: ({ usedBy }) => {
          const names = usedBy.length === 0 ? t('nowhere') : usedBy.map(({ name }) => name).join(', ')
          return (
            <span className="line-clamp-2" title={names}>
              {names}
            </span>
          )
        },
      },
    ],
    [t, format, sentence],
  )
}
