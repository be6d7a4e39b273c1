/** The letters of plus codes, without those that are taken for others (github.com/google/open-location-code). */
const letters = '23456789CFGHJMPQRVWX'

const code = new RegExp(`(?:^|\\s)([${letters}]{2,8})\\+([${letters}]{2,3})(?=$|[\\s,])`, 'i')

/** The degrees of a place's letters, each pair a twentieth of the one before. */
const steps = [20, 1, 1 / 20, 1 / 400, 1 / 8000]

/** Rows and columns into which the eleventh letter parts the last square. */
const grid = { rows: 5, columns: 4 }

/** The middle of the square that a whole plus code names ("7P52PGX9+8M"); null for another text, also for a short code. */
export function plusCodePosition(text: string): { readonly lat: number; readonly lng: number } | null {
  const [, area = '', spot = ''] = code.exec(text) ?? []
  if (area.length !== 8) return null
  const values = Array.from((area + spot).toUpperCase(), (letter) => letters.indexOf(letter))
  const sum = (from: number) =>
    steps.reduce((degrees, step, at) => degrees + (values[2 * at + from] ?? 0) * step, 0)
  const last = steps[steps.length - 1] ?? 0
  const finer = values[10]
  const [row, column] =
    finer === undefined ? [null, null] : [Math.floor(finer / grid.columns), finer % grid.columns]
  const inLast = (part: number | null, parts: number) =>
    part === null ? last / 2 : ((part + 0.5) * last) / parts
  return { lat: sum(0) - 90 + inLast(row, grid.rows), lng: sum(1) - 180 + inLast(column, grid.columns) }
}

/** Whether a text has a plus code that says where it is only together with the name of a town ("PGX9+8M กรุงเทพมหานคร"). */
export const hasShortPlusCode = (text: string): boolean => (code.exec(text)?.[1]?.length ?? 8) < 8
