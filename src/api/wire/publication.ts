/** The publication and its new times in a body of `setIndexDate`. An absent end stays as it is. */
export const newTimesBody = (id: string, startsAt: string | null, endsAt?: string | null) => ({
  indexId: id,
  initDate: startsAt,
  ...(endsAt === undefined ? {} : { endDate: endsAt }),
})
