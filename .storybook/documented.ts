import type { PluginOption } from 'vite'
import { existsSync } from 'node:fs'

/** Whether Storybook says the props of a component: those of the design, those that a story is about, what stories are made with. */
export const isDocumented = (file: string): boolean =>
  file.endsWith('.tsx') && (/\/src\/design\/|\.(?:stories|fixtures)\.tsx$/.test(file) || existsSync(file.replace(/\.tsx$/, '.stories.tsx')))

/** Reading the props of every file of the product would be three quarters of what Storybook's building takes. */
export const documentedAlone = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.map((plugin) => {
    if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin' || typeof plugin.transform !== 'function')
      return plugin
    const { transform } = plugin
    return {
      ...plugin,
      transform(code, file, ...more) {
        return isDocumented(file) ? transform.call(this, code, file, ...more) : undefined
      },
    }
  })
