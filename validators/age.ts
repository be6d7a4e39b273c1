/** From this age on nobody counts as young (Labour Protection Act, sections 44 to 52). */
export const adultAge = 18

/** Nobody younger may work (Labour Protection Act, section 44), and a birth date that makes somebody older was mistyped. */
export const workingAges = { min: 15, max: 100 } as const

/** Whole years between two days written YYYY-MM-DD. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  const hadBirthday = today.slice(5) >= birthDate.slice(5)
  return hadBirthday ? years : years - 1
}

/** Whether somebody is known to be that old; one who did not say when they were born is not. */
export const isKnownAdult = (today: string, birthDate: string | null): boolean =>
  birthDate !== null && ageOn(today, birthDate) >= adultAge

/** Whether a birth date (YYYY-MM-DD) makes somebody of an age at which people work. */
export function isWorkingAge(today: string, birthDate: string): boolean {
  const age = ageOn(today, birthDate)
  return age >= workingAges.min && age <= workingAges.max
}
