/** Decimal degrees as a person would type them; the latitude rule requires a decimal part, so 13 becomes 13.0. */
export function degreesText(degrees: number | null): string {
  if (degrees === null) return ''
  return Number.isInteger(degrees) ? degrees.toFixed(1) : String(degrees)
}
