import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'

/** New and little-seen products get a share of the first places, in proportion to how likely each is to sell best. */
export const Exploring = Type.Object(
  {
    /** Hundredths of the first `limits.exploring.places` places. */
    share: Type.Integer({ minimum: 1, maximum: limits.exploring.most }),
    /** The same seed gives the same places on the same day. */
    seed: Type.Integer({ minimum: 0, maximum: limits.exploring.seeds }),
  },
  { additionalProperties: false },
)
export type Exploring = Static<typeof Exploring>
