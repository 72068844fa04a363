import { forgetAnswers, type Session } from '../../api/index.ts'

/** Signs the person out. What was kept for speed goes with them; unsaved work stays for their return. */
export function signOut(session: Session): void {
  forgetAnswers()
  void session.signOut()
}
