import { useSyncExternalStore } from 'react'

let printing = false

const paper = (): MediaQueryList => window.matchMedia('print')

function subscribe(changed: () => void): () => void {
  const query = paper()
  const begins = () => {
    printing = true
    changed()
  }
  const ends = () => {
    printing = false
    changed()
  }
  window.addEventListener('beforeprint', begins)
  window.addEventListener('afterprint', ends)
  query.addEventListener('change', changed)
  return () => {
    window.removeEventListener('beforeprint', begins)
    window.removeEventListener('afterprint', ends)
    query.removeEventListener('change', changed)
  }
}

/** Whether the page is being printed: paper does not scroll. */
export const useOnPaper = (): boolean =>
  // Browsers differ in which of the two comes before the page is laid out for paper.
  useSyncExternalStore(subscribe, () => printing || paper().matches)
