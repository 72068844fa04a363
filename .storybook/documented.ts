import type { PluginOption } from 'vite'
import { existsSync } from 'node:fs'

/** Whether Storybook says the props of a component: those of the design, those that a story is about, what stories are made with. */
export const isDocumented = (file: string): boolean =>
  file.endsWith('.tsx') && (/\/src\/design\/|\.(?:stories|fixtures)\.tsx$/.test(file) || existsSync(file.replace(/\.tsx$/, '.stories.tsx')))

const reading = 'storybook:react-docgen-plugin'

/**
 * Reading the props of every file of the product would be three quarters of what Storybook's building takes.
 * @throws Error where Storybook reads props in another way by now
 */
export function documentedAlone(plugins: readonly PluginOption[]): PluginOption[] {
  let found = false
  const left = plugins.map((plugin) => {
    if (!plugin || !('transform' in plugin) || plugin.name !== reading || typeof plugin.transform !== 'function') return plugin
    found = true
    const { transform } = plugin
    return {
      ...plugin,
      transform(code, file, ...more) {
        return isDocumented(file) ? transform.call(this, code, file, ...more) : undefined
      },
    } satisfies PluginOption
  })
  if (!found) throw new Error(`Storybook has no plugin ${reading} that transforms by a function: see .storybook/documented.ts.`)
  return left
}
