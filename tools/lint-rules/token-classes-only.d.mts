export function findRawClass(text: string): string | null
