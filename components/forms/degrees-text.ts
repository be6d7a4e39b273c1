/** Decimal degrees as a person would type them; a latitude's rule asks for a decimal part, so 13 is 13.0. */
export function degreesText(degrees: number | null): string {
  if (degrees === null) return ''
  return Number.isInteger(degrees) ? degrees.toFixed(1) : String(degrees)
}
