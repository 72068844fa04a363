/** What a Samara collection has on the platform. */
export interface OnPlatform {
  name: string
  /** The number of its collection there. */
  number: number
  /** Shoppers do not find it. */
  hidden: boolean
}
