/**
 * How a cell begins that a spreadsheet would compute. Papa Parse's own pattern misses every cell of several lines (its `.*$` ends at
 * the first), and the full-width signs that some spreadsheets read alike.
 */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
