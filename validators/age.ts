/** Whole years between two days written YYYY-MM-DD. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  const hadBirthday = today.slice(5) >= birthDate.slice(5)
  return hadBirthday ? years : years - 1
}
