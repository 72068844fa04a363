import { addons } from 'storybook/manager-api'
import { cover } from './storybook-theme.ts'

addons.setConfig({ theme: cover })
