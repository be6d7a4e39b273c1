import Papa from 'papaparse'

/** By this sign at its beginning, spreadsheets know a file as Thai. */
export const fileMark = '\uFEFF'

/** Rows as lines of a file that spreadsheets open; no cell becomes a formula. */
export const fileLines = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(rows as string[][], { escapeFormulae: true, newline: '\r\n' })}\r\n`
