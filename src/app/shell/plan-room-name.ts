/**
 * Where the height is remembered that the word about the plan took the last
 * time. Who signs out forgets it with the answers, whose names begin so.
 */
export const planRoom = 'cache.plan-room'
