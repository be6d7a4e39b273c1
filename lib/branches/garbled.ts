/** What "สยาม" becomes when a program takes UTF-8 for windows-874: each Thai letter begins with one of the same two pairs. */
export const mistaken = /(?:เธ.|เน.){3}/

/** Whether letters of a cell were lost before we got it: they became question marks, or signs of another encoding. */
export const isGarbled = (cell: string): boolean => /\ufffd|\?{3}/.test(cell) || mistaken.test(cell)
