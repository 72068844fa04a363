import { useMemo, useState } from 'react'
import { plainText, product, type SamaraEffect, type SamaraGroup } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable } from '../../../design/data-table/index.ts'
import type { FilterGivenChoices } from '../../../design/filter-builder/index.ts'
import { AddIcon, MinusIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { SamaraLinks } from '../model/links.ts'
import { useGroupColumns } from './group-columns.tsx'

export interface ChooseGroupsViewProps {
  title: string
  links: SamaraLinks
  /** The name of the collection. */
  collection: string
  /** There is no collection of this name. */
  missing: boolean
  /** Groups that it does not use yet; undefined until they are known. */
  groups: readonly SamaraGroup[] | undefined
  choices: FilterGivenChoices
  failure: SayableFailure | undefined
  onRetry: () => void
  chosen: ReadonlySet<number>
  onChosen: (chosen: ReadonlySet<number>) => void
  exclude: boolean
  onExclude: (exclude: boolean) => void
  /** What the chosen ones would do; undefined while nobody knows. */
  effect: SamaraEffect | undefined
  busy: boolean
  /** Why they could not be added. */
  refused: SayableFailure | null
  onAdd: () => void
}

const none: readonly never[] = []
const idOf = ({ id }: SamaraGroup): number => id
const nameOf = ({ name }: SamaraGroup): string => name

/** Groups that a collection does not use yet, to be added to it, and what that would do. */
export function ChooseGroupsView(props: ChooseGroupsViewProps) {
  const { title, links, collection, missing, groups, choices, failure, onRetry, chosen, onChosen, exclude, onExclude } = props
  const { effect, busy, refused, onAdd } = props
  const t = useSentences('samara-collection')
  const collections = useSentences('shell')('titles.samaraCollections', { product: product.name })
  const say = useFailureSentence()
  const failed = useFailedCall()
  const format = useFormat()
  const columns = useGroupColumns(choices)
  const [search, setSearch] = useState('')
  const all = groups ?? none
  const rows = useMemo(() => all.filter(({ name }) => plainText(name).includes(plainText(search).trim())), [all, search])
  const known = !missing && (groups !== undefined || failure === undefined)
  const shown = !missing && (groups === undefined ? failure === undefined : all.length > 0)
  const create = (
    <ButtonLink href={links.createGroup(collection)} icon={<AddIcon />}>
      {t('groups.create')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (missing)
      return {
        kind: 'noResult',
        title: t('gone.title', { name: collection }),
        advice: t('gone.text'),
        action: <ButtonLink href={links.collections}>{t('gone.action')}</ButtonLink>,
      }
    if (groups === undefined)
      return failure
        ? { kind: 'failed', title: failed('group.load'), advice: say(failure), onRetry }
        : { kind: 'loading', title: t('loading') }
    if (all.length === 0) return { kind: 'empty', title: t('choose.empty'), advice: t('choose.emptyText') }
    return rows.length === 0 ? { kind: 'noResult' } : undefined
  })()
  return (
    <Page
      fill
      breadcrumb={
        <Breadcrumb
          items={[{ label: collections, href: links.collections }, { label: collection, href: links.edit(collection) }, { label: title }]}
        />
      }
      title={title}
      description={t('choose.lead')}
      actions={
        known && (
          <>
            {create}
            {shown && (
              <Button tone="accent" icon={<AddIcon />} disabled={chosen.size === 0} loading={busy} onClick={onAdd}>
                {t('choose.add', { count: chosen.size, number: format.number(chosen.size) })}
              </Button>
            )}
          </>
        )
      }
      notices={
        <>
          {refused && (
            <Banner tone="danger" title={failed('collection.update')}>
              {say(refused)}
            </Banner>
          )}
          {chosen.size > 0 && effect && (
            <Banner>{t('choose.effect', { before: format.number(effect.before), after: format.number(effect.after) })}</Banner>
          )}
        </>
      }
    >
      <DataTable
        fill
        className="mb-4"
        label={title}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={why}
        selection={chosen}
        onSelectionChange={(next) => onChosen(next === 'all' ? new Set(rows.map(idOf)) : next)}
        toolbar={
          shown && (
            <>
              <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
                <SearchInput label={t('choose.search')} value={search} onValueChange={setSearch} count={rows.length} />
              </div>
              <Segments
                label={t('choose.mode')}
                value={exclude ? 'exclude' : 'include'}
                onValueChange={(mode) => onExclude(mode === 'exclude')}
                options={[
                  { value: 'include', label: t('groups.include'), icon: <AddIcon /> },
                  { value: 'exclude', label: t('groups.exclude'), icon: <MinusIcon /> },
                ]}
              />
            </>
          )
        }
      />
    </Page>
  )
}
