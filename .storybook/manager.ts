import { addons } from 'storybook/manager-api'
import { cover } from './cover.ts'

addons.setConfig({ theme: cover })
