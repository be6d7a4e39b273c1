/** Shifts that people cannot come to as one entry a person: the first of each application's, with how many they are. */
export function onePerApplication<Row extends { readonly applicationId: string }>(
  rows: readonly Row[],
): (Row & { readonly shifts: number })[] {
  const shiftsOf = (id: string) => rows.filter(({ applicationId }) => applicationId === id)
  return rows
    .filter((row) => shiftsOf(row.applicationId)[0] === row)
    .map((row) => ({ ...row, shifts: shiftsOf(row.applicationId).length }))
}
