import { publicationEnded, type CategoryNode, type CategoryToIndex } from '../../../../contract/index.ts'

/** How far a category's ordering has come. `own`: nobody has saved one, so the platform's own holds. */
export type CategoryStanding =
  | { kind: 'own' }
  | { kind: 'saved'; savedAt: string | null }
  | { kind: 'publishing' }
  | { kind: 'published'; savedAt: string | null; publishedAt: string | null }
  | { kind: 'failed'; savedAt: string | null }
  /** Somebody changed the platform since it was published. */
  | { kind: 'drifted'; savedAt: string | null }

export interface CategoryLine {
  id: number
  name: string
  /** Names of the ancestors, joined by ` / `. */
  route: string
  products: number
  standing: CategoryStanding
  children: CategoryLine[]
}

export function standingOf(state: CategoryToIndex | undefined): CategoryStanding {
  if (!state) return { kind: 'own' }
  if (state.state !== null && state.state !== 'scheduled' && !publicationEnded(state.state)) return { kind: 'publishing' }
  const published = state.publishedVersion !== null && state.publishedVersion >= state.version
  if (state.state === 'failed' || state.state === 'done-with-errors') return { kind: 'failed', savedAt: state.savedAt }
  if (state.drifted !== null && state.drifted > 0) return { kind: 'drifted', savedAt: state.savedAt }
  if (published) return { kind: 'published', savedAt: state.savedAt, publishedAt: state.publishedAt }
  return state.version === 0 ? { kind: 'own' } : { kind: 'saved', savedAt: state.savedAt }
}

/** The platform's tree with each category's standing. */
export function linesOf(tree: readonly CategoryNode[], states: readonly CategoryToIndex[]): CategoryLine[] {
  const known = new Map(states.map((state) => [state.idcategoria, state]))
  const line = (node: CategoryNode): CategoryLine => ({
    id: node.idcategoria,
    name: node.namecategory,
    route: node.routebefore,
    products: node.products,
    standing: standingOf(known.get(node.idcategoria)),
    children: node.children.map(line),
  })
  return tree.map(line)
}

/** Every line, parents before their children. */
export const flat = (lines: readonly CategoryLine[]): CategoryLine[] => lines.flatMap((line) => [line, ...flat(line.children)])

/** Lines that a person should look at, the most pressing first: not published as asked, then changed elsewhere, then saved and not published, each the newest first. */
export const unpublished = (lines: readonly CategoryLine[]): CategoryLine[] => {
  const rank = ({ standing }: CategoryLine): number => (standing.kind === 'failed' ? 0 : standing.kind === 'drifted' ? 1 : 2)
  const savedAt = ({ standing }: CategoryLine): string => ('savedAt' in standing ? (standing.savedAt ?? '') : '')
  return flat(lines)
    .filter(({ standing }) => standing.kind === 'saved' || standing.kind === 'failed' || standing.kind === 'drifted')
    .sort((a, b) => rank(a) - rank(b) || savedAt(b).localeCompare(savedAt(a)))
}
