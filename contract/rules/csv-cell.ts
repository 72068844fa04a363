/** Spreadsheets read a text that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/

/** A text as a cell of a CSV file, in quotes; one that could be read as a formula begins with an apostrophe. */
export const csvCell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
