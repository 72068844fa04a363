import { useMemo, useState } from 'react'
import { plainText, type SamaraGroup } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable } from '../../../design/data-table/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import type { FilterGivenChoices } from '../../../design/filter-builder/index.ts'
import { AddIcon, EditIcon, RemoveIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { SamaraLinks } from '../model/links.ts'
import { useGroupColumns } from './group-columns.tsx'

export interface GroupsViewProps {
  /** Undefined until they are known. */
  groups: readonly SamaraGroup[] | undefined
  choices: FilterGivenChoices
  failure: SayableFailure | undefined
  onRetry: () => void
  links: SamaraLinks
  /** The group that is about to be deleted. */
  removing: SamaraGroup | null
  onRemoving: (group: SamaraGroup | null) => void
  busy: boolean
  /** Why it could not be deleted. */
  refused: SayableFailure | null
  onRemove: (group: SamaraGroup) => void
  /** What is searched for first. */
  search?: string
}

const none: readonly never[] = []
const idOf = ({ id }: SamaraGroup): number => id
const nameOf = ({ name }: SamaraGroup): string => name

/** The groups of a store, with what they ask for and where they are used. */
export function GroupsView(props: GroupsViewProps) {
  const { groups, choices, failure, onRetry, links, removing, onRemoving } = props
  const t = useSentences('samara-groups')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const [search, setSearch] = useState(props.search ?? '')
  const columns = useGroupColumns(choices)
  const all = groups ?? none
  const rows = useMemo(() => {
    const searched = plainText(search).trim()
    return all.filter(({ name, usedBy }) => plainText([name, ...usedBy.map((use) => use.name)].join(' ')).includes(searched))
  }, [all, search])
  const loading = groups === undefined && failure === undefined
  const shown = loading || all.length > 0
  const known = groups !== undefined || failure === undefined
  const create = (
    <ButtonLink tone="accent" href={links.createGroup()} icon={<AddIcon />}>
      {t('create')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (loading) return { kind: 'loading', title: t('loading') }
    if (groups === undefined && failure) return { kind: 'failed', title: failed('group.load'), advice: say(failure), onRetry }
    if (all.length === 0) return { kind: 'empty', title: t('empty.title'), advice: t('empty.text') }
    if (rows.length > 0) return undefined
    return { kind: 'noResult', title: t('noResult', { search }), action: <Button onClick={() => setSearch('')}>{t('showAll')}</Button> }
  })()
  return (
    <Page fill title={t('title')} description={t('lead')} actions={known && create}>
      <DataTable
        fill
        className="mb-4"
        label={t('title')}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={why}
        adjustable={shown}
        hrefOf={({ id }) => links.editGroup(id)}
        toolbar={
          shown && <SearchInput label={t('search')} value={search} onValueChange={setSearch} count={rows.length} disabled={loading} />
        }
        actions={(group) => (
          <>
            <MenuLink href={links.editGroup(group.id)} icon={<EditIcon />}>
              {t('action.edit')}
            </MenuLink>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<RemoveIcon />} onSelect={() => onRemoving(group)}>
              {t('action.remove')}
            </MenuItem>
          </>
        )}
      />
      {removing && <RemoveGroup {...props} group={removing} />}
    </Page>
  )
}

/** One that collections use is not deleted: they are named. */
function RemoveGroup({ group, busy, refused, onRemoving, onRemove }: GroupsViewProps & { group: SamaraGroup }) {
  const t = useSentences('samara-groups')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const used = group.usedBy.map(({ name }) => name).join(', ')
  return (
    <Dialog
      open
      decisive
      size="sm"
      onOpenChange={() => onRemoving(null)}
      title={t('remove.title', { name: group.name })}
      description={used === '' ? t('remove.unused') : t('remove.used', { collections: used })}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          {used === '' && (
            <Button tone="danger" loading={busy} onClick={() => onRemove(group)}>
              {t('action.remove')}
            </Button>
          )}
        </>
      }
    >
      {refused && (
        <Banner tone="danger" title={failed('group.remove')}>
          {say(refused)}
        </Banner>
      )}
    </Dialog>
  )
}
