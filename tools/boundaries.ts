import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** Each file of the project, and the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** One import that breaks a rule. */
export interface Breach {
  rule: string
  from: string
  to: string
}

interface Boundaries {
  forbidden: (IForbiddenRuleType & { name: string })[]
  options: ICruiseOptions
}

const root = fileURLToPath(new URL('..', import.meta.url))

export const boundaries = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as Boundaries

/** Every folder that holds code. */
const codeFolders = ['contract', 'src', 'server', 'demo', 'stories', 'tools', 'bench', '.storybook'].filter((folder) =>
  existsSync(join(root, folder)),
)

/**
 * Holds a tree against the rules of `.dependency-cruiser.cjs`.
 *
 * @param baseDir the project's own tree, or one of the same shape
 */
export async function findBreaches(
  baseDir = root,
  folders: readonly string[] = codeFolders,
): Promise<{ breaches: Breach[]; modules: number; graph: ImportGraph }> {
  const options: ICruiseOptions = { ...boundaries.options, baseDir, validate: true, ruleSet: { forbidden: boundaries.forbidden } }
  const result = await cruise([...folders], options)
  const { summary, modules } = result.output as ICruiseResult
  const own = modules.filter(({ source }) => existsSync(join(baseDir, source)) && !source.startsWith('node_modules/'))
  const graph = new Map(own.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]))
  const breaches = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  return { breaches, modules: summary.totalCruised, graph }
}
