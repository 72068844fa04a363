/** The variable that names the folder with the journeys' shop that was filled before. */
export const shopFolder = 'JOURNEYS_SHOP'
