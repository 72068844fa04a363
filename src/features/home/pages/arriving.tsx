import type { HomeLinks } from '../model/links.ts'
import { FirstStepsPanel } from '../views/first-steps-panel.tsx'
import { useFirstSteps } from './use-first-steps.ts'

export interface ArrivingProps {
  store: string
  links: Pick<HomeLinks, 'choose' | 'help' | 'proposals' | 'review' | 'synchronise'>
}

/** What comes after the catalogue of a store has arrived, while it does. */
export function Arriving({ store, links }: ArrivingProps) {
  const { wanted, want } = useFirstSteps(store)
  return (wanted ?? true) ? <FirstStepsPanel steps={null} links={links} onHide={() => want(false)} /> : null
}
