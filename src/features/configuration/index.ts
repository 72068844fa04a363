/** Configuration: everything that one sets once, in tabs; what is in a tab of another feature comes from outside. */
export { configurationTabNamed } from './model/tabs.ts'
export { ConfigurationView } from './views/configuration-view.tsx'
export { PreferencesView, type StartPage } from './views/preferences-view.tsx'
