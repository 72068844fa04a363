import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { FavouriteIcon, OrderIcon } from '../../../src/design/icon/index.ts'
import { SilentIconButton } from '../../../src/design/icon-button/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { ProductName, Stock, Units } from '../../../src/design/product-row/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { Segments } from '../../../src/design/segments/index.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { currency, now } from '../shop/index.ts'
import { chooseListWords } from './choose-list.words.ts'
import { categoryLists, collectionLists, favourites as favouritesAtFirst, opened, type OrderableList } from './lists.ts'

const shows = ['all', 'recent', 'favourites'] as const
type Show = (typeof shows)[number]

export interface ChooseListProps {
  /** @default 'categories' */
  kind?: 'categories' | 'collections' | undefined
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden' | undefined
  /** What is shown at first. @default 'all' */
  show?: Show | undefined
  /** @default '' */
  search?: string | undefined
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Which category or collection is put in order: found by name, among the recent ones, or among one's favourites. */
export function ChooseList({ kind = 'categories', state = 'ready', show: firstShow = 'all', search = '' }: ChooseListProps) {
  const { say, format, language } = useSpeech(chooseListWords)
  const [asked, setAsked] = useState(search)
  const [show, setShow] = useState<Show>(firstShow)
  const [favourites, setFavourites] = useState(favouritesAtFirst)
  const all = kind === 'categories' ? categoryLists : collectionLists
  const rows = useMemo(() => {
    const among = all.filter(({ id }) => (show === 'all' ? true : show === 'favourites' ? favourites.has(id) : opened[id] !== undefined))
    const words = plain(asked).split(/\s+/).filter(Boolean)
    const found = among.filter(({ name, within }) => words.every((word) => plain(`${name} ${within ?? ''}`).includes(word)))
    return show === 'recent' ? found.toSorted((a, b) => (opened[b.id] ?? '').localeCompare(opened[a.id] ?? '')) : found
  }, [all, show, asked, favourites])

  const columns = useMemo(
    (): readonly TableColumn<OrderableList>[] => [
      { id: 'name', head: say.name[kind], width: 300, grow: 1, shape: kind === 'categories' ? 'text' : 'picture', sortValue: ({ name }) => name, cell: ({ name, within, imageUrl }) => <ProductName name={name} reference={within ?? undefined} imageUrl={imageUrl} search={asked} /> },
      { id: 'products', head: say.products, width: 116, align: 'end', sortFirst: 'descending', sortValue: ({ products }) => products, cell: ({ products }) => <Units value={format.number(products)} /> },
      {
        id: 'soldOut',
        head: say.soldOut,
        width: 112,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ soldOut }) => soldOut,
        cell: ({ soldOut }) => (soldOut > 0 ? <Stock level="low">{format.number(soldOut)}</Stock> : <Units value="0" none />),
      },
      { id: 'revenue', head: say.revenue, width: 144, align: 'end', sortFirst: 'descending', sortValue: ({ revenue }) => revenue, cell: ({ revenue }) => <Units value={format.money(revenue, currency)} none={revenue === 0} /> },
      {
        id: 'opened',
        head: say.opened,
        width: 150,
        card: 'none',
        sortFirst: 'descending',
        sortValue: ({ id }) => opened[id] ?? null,
        cell: ({ id }) => <span className={opened[id] ? '' : 'text-subtle'}>{opened[id] ? format.since(opened[id], new Date(now).getTime()) : say.never}</span>,
      },
      {
        id: 'favourite',
        head: say.favourites,
        width: 104,
        align: 'center',
        card: 'aside',
        cell: ({ id, name }) => (
          <SilentIconButton
            label={say.favour(name)}
            icon={<FavouriteIcon className={favourites.has(id) ? 'fill-current' : ''} />}
            pressed={favourites.has(id)}
            onClick={() => setFavourites(favourites.has(id) ? new Set([...favourites].filter((each) => each !== id)) : new Set([...favourites, id]))}
          />
        ),
      },
    ],
    // Sentences and formats change with the language alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language, kind, favourites, asked],
  )

  const why: ListStateValue =
    state === 'loading'
      ? { kind: 'loading' }
      : state === 'failed'
        ? { kind: 'failed', advice: say.retryAdvice, onRetry: () => setAsked('') }
        : state === 'forbidden'
          ? { kind: 'forbidden', advice: say.forbidden }
          : state === 'empty'
            ? { kind: 'empty', title: say.emptyTitle[kind], advice: say.emptyAdvice[kind], action: <ButtonLink tone="accent" href={kind === 'categories' ? '#synchronise' : '#collections-edit'}>{say.emptyAction[kind]}</ButtonLink> }
            : rows.length > 0
              ? { kind: 'ready' }
              : asked.trim() !== ''
                ? { kind: 'noResult', title: say.noHit, advice: say.noHitAdvice, action: <Button onClick={() => setAsked('')}>{say.clear}</Button> }
                : show === 'all'
                  ? { kind: 'empty', title: say.emptyTitle[kind] }
                  : { kind: 'empty', title: say.noneOfKind[show], advice: say.noneAdvice[show] }

  return (
    <Page
      fill
      width="normal"
      header={<ScreenHeader area={kind} />}
      title={say.title[kind]}
      description={say.description[kind]}
      actions={
        <ButtonLink href="#order-prod" icon={<OrderIcon />}>
          {say.mass}
        </ButtonLink>
      }
    >
      <DataTable
        fill
        className="mb-4"
        label={say.title[kind]}
        columns={columns}
        rows={state === 'ready' ? rows : []}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={why}
        hrefOf={() => '#workbench'}
        toolbar={
          <div className="flex w-full flex-wrap items-center gap-2">
            <div className="flex min-w-0 flex-1 basis-60">
              <SearchInput label={say.search[kind]} value={asked} onValueChange={setAsked} count={rows.length} disabled={state !== 'ready'} />
            </div>
            <Segments label={say.show} value={show} onValueChange={setShow} options={shows.map((value) => ({ value, label: say[value], disabled: state !== 'ready' }))} />
          </div>
        }
      />
    </Page>
  )
}
