import { recall, remember } from '../../../api/index.ts'
import { chosenIn, type KeptStore } from '../model/current.ts'

const key = 'actualstore'

/**
 * Name of the chosen store, for whoever must send it along; null while none is. Each tab has its own,
 * so that two tabs with two stores do not mix; a new tab begins with the one that was chosen last.
 */
export const chosenStore = (): string | null => chosenIn(recall('session', key)) ?? chosenIn(recall('local', key))

/** Keeps the store that somebody chose, for this tab and for new ones. */
export function keepChosen(kept: KeptStore): void {
  remember('session', key, kept)
  remember('local', key, kept)
}

/** Keeps how the tab's store stands; null when there is none any more. What another tab chose stays. */
export function keepCurrent(kept: KeptStore | null): void {
  remember('session', key, kept)
  const elsewhere = chosenIn(recall('local', key))
  if (kept === null || elsewhere === null || elsewhere === kept.actualstore) remember('local', key, kept)
}

/** Chooses a store before the product is drawn. */
export const chooseStore = (store: string): void => keepChosen({ actualstore: store, indexstore: '' })
