/** The person's own profile: name, e-mail, password, language, sessions, their data, and the end of the account. */
export { ProfilePage, type ProfilePageProps } from './pages/profile-page.tsx'
export { DisplaySettings } from './pages/display-settings.tsx'
export { useChooseLanguage } from './pages/use-choose-language.ts'
