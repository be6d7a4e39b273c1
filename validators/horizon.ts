/** How many years ahead people plan work: a later day is a mistyped one. */
export const horizonYears = 1

/** The same day of a later year, to compare days with. */
export const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
