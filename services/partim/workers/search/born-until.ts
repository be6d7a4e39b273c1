import { bangkokToday } from '@/validators/rules'

/** The latest birth date of people who are this old today in Thailand, YYYY-MM-DD. */
export function bornUntilAge(age: number): string {
  const today = bangkokToday()
  return `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}
