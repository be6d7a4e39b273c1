/**
 * What "สยาม" becomes when a program takes UTF-8 for another encoding: each Thai letter begins with one of the same two pairs.
 * The first is how Windows does it in Thai, the second in English, the third is the Macintosh.
 */
export const mistakenFor = {
  'windows-874': /(?:เธ.|เน.){3}/,
  'windows-1252': /(?:à[¸¹].?){3}/,
  macintosh: /(?:‡[∏π].){3}/,
} as const

/** Whether letters of a cell were lost before we got it: they became question marks, or signs of another encoding. */
export const isGarbled = (cell: string): boolean =>
  /\ufffd|\?{3}/.test(cell) || Object.values(mistakenFor).some((pattern) => pattern.test(cell))
