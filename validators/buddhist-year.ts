/** Years between the Buddhist era and the common one. */
export const eraYears = 543

/** Nobody means a year of the common era by these: they are Buddhist years, as computers in Thailand show them. */
const [firstBuddhist, lastBuddhist] = [2_400, 2_700]

/** The year of the common era that is meant by one of either era. */
export const commonYear = (year: number): number =>
  year >= firstBuddhist && year <= lastBuddhist ? year - eraYears : year

/** A day (YYYY-MM-DD) whose year may be Buddhist, with that of the common era; any other text unchanged. */
export const commonDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? `${commonYear(Number(day.slice(0, 4)))}`.padStart(4, '0') + day.slice(4)
    : day

/** Days from and to which something is looked for, with years of the common era. */
export const commonPeriod = <Filter extends { readonly from?: string; readonly to?: string }>(
  filter: Filter,
): Filter => ({
  ...filter,
  ...(filter.from && { from: commonDay(filter.from) }),
  ...(filter.to && { to: commonDay(filter.to) }),
})
