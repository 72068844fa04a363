import { useId, useState, type ReactNode } from 'react'
import { product, type SamaraCollection, type SamaraEffect, type SamaraProduct } from '../../../../contract/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { AddIcon, OrderIcon, SaveIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { areDays, isReversed, type CollectionDraft } from '../model/collection-draft.ts'
import type { SamaraLinks } from '../model/links.ts'
import type { PickedGroup, PickMove } from '../model/picked-groups.ts'
import { CollectionStatus } from './collection-columns.tsx'
import { CollectionNotices } from './collection-notices.tsx'
import { CollectionForm } from './collection-form.tsx'
import { FoundPanel } from './found-panel.tsx'
import { PickedGroupsPanel } from './picked-groups-panel.tsx'
import { Refreshed } from './refreshed.tsx'
import { UsedGroupsPanel } from './used-groups-panel.tsx'

/** What the groups of a draft come to. */
export interface CollectionPreview extends SamaraEffect {
  each: readonly number[]
  sample: readonly SamaraProduct[]
}

export interface CollectionViewProps {
  /** What the screen is called. */
  title: string
  links: SamaraLinks
  /** The collection as it is kept; null for a new one, undefined until it is known or where there is none. */
  collection: SamaraCollection | null | undefined
  /** The name that the address asks for, where there is no such collection. */
  missing: string | null
  draft: CollectionDraft | undefined
  onDraft: (draft: CollectionDraft) => void
  /** How many products of another list a new one is made of; null for none. */
  given: number | null
  onWithoutGiven: () => void
  /** The draft has changes from an earlier visit that nobody has saved. */
  kept: boolean
  onDiscard: () => void
  /** Somebody leaves without saving. */
  onCancel: () => void
  failure: SayableFailure | undefined
  onRetry: () => void
  /** Undefined while nobody knows. */
  preview: CollectionPreview | undefined
  currency: string
  /** The day it is in the store, YYYY-MM-DD. */
  today: string
  /** IANA name of the store's time zone. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  saving: boolean
  filling: boolean
  /** Why it could not be saved. */
  refused: SayableFailure | null
  onSave: () => void
  onSaveOver: () => void
  onLoad: () => void
  onFill: () => void
  onAddProducts: () => void
  /** Hand-picked products of its groups; undefined until they are known. */
  picked: readonly PickedGroup[] | undefined
  onMovePick: (move: PickMove) => void
  /** Why a product is there, and what entered and left. */
  more: ReactNode
  /** A dialog. */
  children?: ReactNode
}

/** Shows where a form cannot be saved, once its fields say so. */
const focusFault = (form: string): void => {
  requestAnimationFrame(() => document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** A collection: its fields, its groups, and what they come to. */
export function CollectionView(props: CollectionViewProps) {
  const { title, links, collection, missing, draft, failure, onRetry, refused, saving, children } = props
  const t = useSentences('samara-collection')
  const collections = useSentences('shell')('titles.samaraCollections', { product: product.name })
  const say = useFailureSentence()
  const failed = useFailedCall()
  const form = useId()
  const [strict, setStrict] = useState(false)
  const ready = draft !== undefined && collection !== undefined
  const save = (work: () => void): void => {
    setStrict(true)
    if (draft && draft.name.trim() !== '' && areDays(draft) && !isReversed(draft)) work()
    else focusFault(form)
  }
  return (
    <Page
      width="full"
      breadcrumb={<Breadcrumb items={[{ label: collections, href: links.collections }, { label: collection?.name ?? title }]} />}
      title={collection?.name ?? title}
      titleAside={collection && <CollectionStatus status={collection.status} />}
      actions={
        ready && (
          <>
            <ButtonLink tone="quiet" href={links.collections} onClick={props.onCancel}>
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" form={form} tone="accent" icon={<SaveIcon />} loading={saving}>
              {t(collection === null ? 'create' : 'save')}
            </Button>
          </>
        )
      }
      notices={ready && <CollectionNotices {...props} onSaveOver={() => save(props.onSaveOver)} />}
    >
      {ready ? (
        <div
          className={collection === null ? 'max-w-2xl pb-8' : 'grid items-start gap-6 pb-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]'}
        >
          <CollectionForm
            id={form}
            draft={draft}
            today={props.today}
            strict={strict}
            refused={refused}
            busy={saving}
            onDraft={props.onDraft}
            onSave={() => save(props.onSave)}
          />
          {collection && <Contents {...props} collection={collection} draft={draft} />}
        </div>
      ) : (
        <Panel>
          <ListState
            state={
              missing !== null
                ? {
                    kind: 'noResult',
                    title: t('gone.title', { name: missing }),
                    advice: t('gone.text'),
                    action: <ButtonLink href={links.collections}>{t('gone.action')}</ButtonLink>,
                  }
                : failure
                  ? { kind: 'failed', title: failed('collection.load'), advice: say(failure), onRetry }
                  : { kind: 'loading', title: t('loading') }
            }
          />
        </Panel>
      )}
      {children}
    </Page>
  )
}

type ContentsProps = CollectionViewProps & { collection: SamaraCollection; draft: CollectionDraft }

function Contents(props: ContentsProps) {
  const {
    collection,
    draft,
    onDraft,
    preview,
    currency,
    links,
    filling,
    onFill,
    onAddProducts,
    picked = [],
    onMovePick,
    more,
    timeZone,
    now,
  } = props
  const t = useSentences('samara-collection')
  const format = useFormat()
  // In the sequence that is written, with what they do now.
  const used = draft.groups.flatMap(({ id, exclude }) => picked.filter((group) => group.id === id).map((group) => ({ ...group, exclude })))
  const moves = preview && preview.entering + preview.leaving > 0
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <UsedGroupsPanel
        collection={collection.name}
        groups={draft.groups}
        each={preview?.each}
        links={links}
        onGroups={(groups) => onDraft({ ...draft, groups })}
      />
      <FoundPanel
        title={t('result.title')}
        description={t('result.text')}
        count={preview?.after}
        note={
          preview &&
          (moves
            ? t('result.moves', {
                before: format.number(preview.before),
                entering: format.number(preview.entering),
                leaving: format.number(preview.leaving),
              })
            : t('result.same'))
        }
        age={<Refreshed collection={collection} timeZone={timeZone} now={now} />}
        sample={preview?.sample.slice(0, 6) ?? []}
        currency={currency}
        nothing={t('result.nothing')}
        footer={
          <>
            <Button size="sm" icon={<AddIcon />} onClick={onAddProducts}>
              {t('result.add')}
            </Button>
            <Button size="sm" icon={<SynchroniseIcon />} loading={filling} onClick={onFill}>
              {t('result.fill')}
            </Button>
            <ButtonLink size="sm" href={links.order(collection.id)} icon={<OrderIcon />}>
              {t('result.order')}
            </ButtonLink>
          </>
        }
      />
      {used.some(({ picks }) => picks.length > 0) && (
        <PickedGroupsPanel collection={collection.name} groups={used} links={links} onMove={onMovePick} />
      )}
      {more}
    </div>
  )
}
