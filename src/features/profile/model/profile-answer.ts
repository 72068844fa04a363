/** What a person gives to have it saved. What is absent stays as it is. */
export interface ProfileAnswer {
  name: string
  newEmail?: string
  password?: string
}

/** Why the server did not do something: its code, and the sentence for it. */
export interface ProfileRefusal {
  code: string | null
  text: string
}
