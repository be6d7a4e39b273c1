import { bangkokToday } from '@/validators/rules'

/** The year of an order number: today's in Thailand, Buddhist Era. */
export const numberYear = (now: Date): number => Number(bangkokToday(now).slice(0, 4)) + 543

/** An order number as people read it: CR-2569-00001. */
export const orderNumber = (year: number, running: number): string =>
  `CR-${year}-${String(running).padStart(5, '0')}`
