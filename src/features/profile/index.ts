/** The person's own profile: name, e-mail, password, language, sessions, their data, and the end of the account. */
export { ProfilePage, type ProfilePageProps } from './pages/profile-page.tsx'
