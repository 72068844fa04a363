import type { Rolldown } from 'vite'

/** The root of what is loaded with any page. */
const start = '/src/app/draw.tsx'
const signIn = '/sign-in.html'
/** The heavy pages, and what their files are called. */
const heavyPages = {
  lists: '/src/app/list-front-page-route.tsx',
  samara: '/src/app/samara-route.tsx',
  workbench: '/src/app/order-list-route.tsx',
} as const
const isPage = (chunk: Chunk): boolean => /-route\.tsx$/.test(chunk.facadeModuleId ?? '')

/** A file of a build: what is in it, and what it needs. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports' | 'moduleIds'>

/**
 * Names the file of each module that a heavy page needs, out of a build that nobody grouped: `entering` where the
 * sign-in page needs it too, `menus` where menus or toasts do, `pages` where a light page does, else after the
 * heavy pages that need it. Modules that are loaded with any page, or that no heavy page needs, have no name.
 */
export function pagePartsOf(chunks: readonly Chunk[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const facade = (end: string): Chunk => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
    if (!found) throw new Error(`The pages cannot be put together: ${end} has no file of its own.`)
    return found
  }
  const withImports = (roots: readonly Chunk[]): Set<Chunk> => {
    const found = new Set(roots)
    for (const { imports } of found) for (const file of imports) if (byFile.has(file)) found.add(byFile.get(file)!)
    return found
  }
  const first = withImports([facade(start)])
  const heavy = Object.entries(heavyPages).map(([name, end]) => ({ name, root: facade(end), all: withImports([facade(end)]) }))
  const later = [...first].flatMap(({ dynamicImports }) => dynamicImports.flatMap((file) => byFile.get(file) ?? []))
  const shared = {
    entering: withImports([facade(signIn)]),
    menus: withImports(later.filter((chunk) => !isPage(chunk))),
    pages: withImports(chunks.filter((chunk) => isPage(chunk) && heavy.every(({ root }) => root !== chunk))),
  }
  const nameOf = (chunk: Chunk): string =>
    Object.entries(shared).find(([, all]) => all.has(chunk))?.[0] ??
    heavy
      .filter(({ all }) => all.has(chunk))
      .map(({ name }) => name)
      .join('-')
  const needed = [...withImports(heavy.map(({ root }) => root))].filter((chunk) => !first.has(chunk))
  return new Map(needed.flatMap((chunk) => chunk.moduleIds.map((id) => [id, nameOf(chunk)] as const)))
}

/**
 * Groups for the bundler that put what heavy pages need into few files. Left alone, what a page
 * shares with others comes in dozens of small files, which take longer to fetch than to run.
 */
export function pagePartGroups(
  output: readonly (Chunk | Rolldown.OutputAsset)[],
): { name: string; test: (id: string) => boolean; priority: number }[] {
  const parts = pagePartsOf(output.filter((one) => 'moduleIds' in one))
  const names = [...new Set(parts.values())]
  // One after another: a group takes along what its modules need. What most need goes first.
  const rank = (name: string) => ['entering', 'menus', 'pages'].indexOf(name)
  const breadth = (name: string) => (rank(name) < 0 ? 10 - name.split('-').length : rank(name))
  return names
    .toSorted((one, other) => breadth(one) - breadth(other))
    .map((name, at) => ({ name, test: (id) => parts.get(id) === name, priority: 1 - at / 100 }))
}
