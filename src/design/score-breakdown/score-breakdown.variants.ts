/** The pieces of the bar, in sequence; more components begin again. */
export const pieces = ['bg-series-1', 'bg-series-2', 'bg-series-3', 'bg-series-4', 'bg-series-5', 'bg-series-6'] as const

export const pieceOf = (nth: number): string => pieces[nth % pieces.length] ?? pieces[0]
