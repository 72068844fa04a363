import { useState } from 'react'
import { fn } from 'storybook/test'
import { everything } from '../model/category-tree.ts'
import { ListFrontView, type ListFrontViewProps } from './list-front-view.tsx'

/** Keeps the filter, as the page does. */
export function ListFront(props: ListFrontViewProps) {
  const [filter, setFilter] = useState(props.filter)
  return <ListFrontView {...props} filter={filter} onFilterChange={setFilter} />
}

/** What the stories of a front page begin with. */
export const frontPageArgs = (given: Pick<ListFrontViewProps, 'kind' | 'state' | 'now'>): ListFrontViewProps => ({
  ...given,
  filter: { branch: everything, search: '', show: 'all' },
  onFilterChange: fn(),
  timeZone: 'Europe/London',
  automationOf: null,
  links: {
    order: ({ id }) => `#order-${id}`,
    grid: ({ id }) => `#grid-${id}`,
    publish: ({ id }) => `#review-${id}`,
    synchronise: (lists) => `#synchronise-${lists.map(({ id }) => id).join('-')}`,
    queue: '#index-admin',
    mass: '#order-prod',
  },
  onFavour: fn(),
})

/** The forms of a front page, the same for both kinds of lists. */
export const frontPageForms = {
  loading: { state: { kind: 'loading' } },
  empty: { state: { kind: 'ready', lines: [], nodes: [], currency: 'GBP' } },
  noResult: { filter: { branch: everything, search: 'submarinos', show: 'all' } },
  forbidden: { state: { kind: 'forbidden' } },
  failed: { state: { kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() } },
} satisfies Record<string, Partial<ListFrontViewProps>>
