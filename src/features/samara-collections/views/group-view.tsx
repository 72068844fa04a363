import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { limits, product, type SamaraEffect, type SamaraProduct } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FilterBuilder, faultOf, type FilterGivenChoices, type FilterGroup } from '../../../design/filter-builder/index.ts'
import { focusFirstError } from '../../../design/form/index.ts'
import { AddIcon, SaveIcon, UploadIcon } from '../../../design/icon/index.ts'
import { Input } from '../../../design/input/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { SamaraLinks } from '../model/links.ts'
import { EffectPanel } from './effect-panel.tsx'
import { FoundPanel } from './found-panel.tsx'
import type { GroupDraft } from './group-draft.ts'
import { PickedPanel } from './picked-panel.tsx'

/** What the conditions of a draft leave. */
export interface FoundByFilters {
  of: number
  count: number
  sample: readonly SamaraProduct[]
}

export interface GroupViewProps {
  /** What the screen is called. */
  title: string
  links: SamaraLinks
  /** Undefined until the group is known. */
  draft: GroupDraft | undefined
  onDraft: (draft: GroupDraft) => void
  /** The draft has changes from an earlier visit that nobody has saved. */
  kept: boolean
  onDiscard: () => void
  /** Somebody leaves without saving. */
  onCancel: () => void
  /** What conditions are chosen from; undefined until it is known. */
  choices: FilterGivenChoices | undefined
  /** Why the group could not be loaded. */
  failure: SayableFailure | undefined
  onRetry: () => void
  /** The collection that will use a new group; null for none. */
  collection: string | null
  /** Undefined while nobody knows, null where there are no conditions. */
  found: FoundByFilters | undefined | null
  /** What each condition leaves by itself. */
  aloneOf: (condition: number) => number | undefined
  /** What saving changes in the collections that use it; null where none does, undefined while nobody knows. */
  effects: readonly (SamaraEffect & { id: number; name: string })[] | undefined | null
  saving: boolean
  /** Why it could not be saved. */
  refused: SayableFailure | null
  onSave: () => void
  /** Saves over what somebody else saved meanwhile. */
  onSaveOver: () => void
  /** Takes what somebody else saved meanwhile. */
  onLoad: () => void
  onAddProducts: () => void
  /** Null for a group that is not kept yet. */
  onFile: (() => void) | null
  /** A dialog. */
  children?: ReactNode
}

/** A group: its name, its conditions, its hand-picked products, and what they come to while one writes. */
export function GroupView(props: GroupViewProps) {
  const { title, links, draft, choices, failure, onRetry, collection, saving, refused, children } = props
  const t = useSentences('samara-groups')
  const collections = useSentences('shell')('titles.samaraCollections', { product: product.name })
  const say = useFailureSentence()
  const failed = useFailedCall()
  const [strict, setStrict] = useState(false)
  const editor = useRef<HTMLDivElement>(null)
  const broken = draft?.conditions.some((condition) => faultOf(condition) !== null) === true
  const nameless = draft?.name.trim() === ''
  const stale = refused?.code === 'group/stale-version'
  const save = (work: () => void): void => {
    if (!broken && !nameless) return work()
    flushSync(() => setStrict(true))
    focusFirstError(editor.current)
  }
  const ready = draft !== undefined && choices !== undefined
  return (
    <Page
      width="full"
      breadcrumb={
        <Breadcrumb
          items={[
            { label: collections, href: links.collections },
            collection === null ? { label: t('title'), href: links.groups } : { label: collection, href: links.edit(collection) },
            { label: draft?.name.trim() || title },
          ]}
        />
      }
      title={title}
      actions={
        ready && (
          <>
            <ButtonLink tone="quiet" href={collection === null ? links.groups : links.edit(collection)} onClick={props.onCancel}>
              {t('cancel')}
            </ButtonLink>
            <Button tone="accent" icon={<SaveIcon />} loading={saving} onClick={() => save(props.onSave)}>
              {t('edit.save')}
            </Button>
          </>
        )
      }
      notices={
        <>
          {stale && (
            <Banner
              tone="warning"
              title={t('stale.title')}
              action={
                <>
                  <Button size="sm" onClick={() => save(props.onSaveOver)}>
                    {t('stale.mine')}
                  </Button>
                  <Button size="sm" onClick={props.onLoad}>
                    {t('stale.theirs')}
                  </Button>
                </>
              }
            >
              {t('stale.text')}
            </Banner>
          )}
          {ready && props.kept && !stale && (
            <Banner
              tone="info"
              title={t('kept.title')}
              action={
                <Button size="sm" onClick={props.onDiscard}>
                  {t('kept.discard')}
                </Button>
              }
            />
          )}
          {refused && !stale && refused.code !== 'group/name-taken' && (
            <Banner tone="danger" title={failed('group.update')}>
              {say(refused)}
            </Banner>
          )}
          {strict && broken && <Banner tone="danger" title={t('edit.incomplete')} />}
        </>
      }
    >
      {ready ? (
        <Editor {...props} ref={editor} draft={draft} choices={choices} strict={strict} />
      ) : (
        <Panel>
          <ListState
            state={
              failure
                ? { kind: 'failed', title: failed('group.load'), advice: say(failure), onRetry }
                : { kind: 'loading', title: t('edit.loading') }
            }
          />
        </Panel>
      )}
      {children}
    </Page>
  )
}

type EditorProps = GroupViewProps & {
  ref: RefObject<HTMLDivElement | null>
  draft: GroupDraft
  choices: FilterGivenChoices
  strict: boolean
}

function Editor({
  ref,
  draft,
  onDraft,
  choices,
  collection,
  found,
  aloneOf,
  effects,
  refused,
  strict,
  links,
  onAddProducts,
  onFile,
}: EditorProps) {
  const t = useSentences('samara-groups')
  const say = useFailureSentence()
  const format = useFormat()
  const group: FilterGroup = { id: 1, mode: draft.exclude ? 'exclude' : 'include', conditions: draft.conditions }
  const nameError =
    strict && draft.name.trim() === '' ? t('edit.nameMissing') : refused?.code === 'group/name-taken' ? say(refused) : undefined
  return (
    <div ref={ref} className="grid items-start gap-6 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Panel>
          <Field
            label={t('edit.name')}
            hint={collection === null ? t('edit.nameHint') : t('edit.forCollection', { collection })}
            required
            error={nameError}
          >
            <Input
              name="name"
              autoComplete="off"
              maxLength={limits.samara.name}
              value={draft.name}
              onChange={(event) => onDraft({ ...draft, name: event.target.value })}
            />
          </Field>
        </Panel>
        <FilterBuilder
          single
          groups={[group]}
          onGroupsChange={([next]) => next && onDraft({ ...draft, exclude: next.mode === 'exclude', conditions: next.conditions })}
          categories={choices.categories}
          brands={choices.brands}
          lists={choices.lists}
          currency={choices.currency}
          strict={strict}
          alone={({ id }) => aloneOf(id)}
        />
        <PickedPanel picks={draft.picks} onPicks={(picks) => onDraft({ ...draft, picks })}>
          <Button size="sm" icon={<AddIcon />} onClick={onAddProducts}>
            {t('picked.add')}
          </Button>
          {onFile ? (
            <Button size="sm" icon={<UploadIcon />} onClick={onFile}>
              {t('picked.file')}
            </Button>
          ) : (
            <span className="text-sm text-muted">{t('file.save')}</span>
          )}
        </PickedPanel>
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-4">
        <FoundPanel
          title={t('found.title')}
          description={t('found.text')}
          count={found === null ? draft.picks.length : found?.count}
          note={found ? t('found.of', { all: format.number(found.of) }) : undefined}
          sample={found?.sample.slice(0, 6) ?? []}
          currency={choices.currency}
          nothing={t(found === null ? 'found.noFilters' : 'found.nothing')}
        />
        {effects !== null && <EffectPanel effects={effects} links={links} />}
      </div>
    </div>
  )
}
