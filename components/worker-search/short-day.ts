import { formatDay } from '@/lib/dates/format-thai'

/** A day without its year: "ศ. 20 พ.ย.". */
export const shortDay = (day: string): string => formatDay(day).split(' ').slice(0, -1).join(' ')
