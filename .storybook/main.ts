import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { documentedAlone } from './documented.ts'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
  ],
  // Storybook copies the public files, below. Where Vite copies them at the same time, one meets a folder that the other has just made.
  viteFinal: (vite) => ({ ...vite, plugins: documentedAlone(vite.plugins ?? []), build: { ...vite.build, copyPublicDir: false } }),
  staticDirs: ['../public', { from: '../src/design/tokens/design-tokens', to: '/design-tokens' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
