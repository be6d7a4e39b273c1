/**
 * Thailand's public holidays by year, MM-DD, from which employers choose their traditional holidays (Labour
 * Protection Act B.E. 2541, section 29: at least 13 a year, National Labour Day among them). Source: the Cabinet's
 * resolution for government offices (Secretariat of the Cabinet, soc.go.th) and, for 1 May, the Act itself; days of
 * the moon by the Royal Gazette's lunar calendar. Left out: government-only days, single special days, and
 * substitutes, which depend on each person's own weekly day off.
 */
const holidaysByYear = {
  2026: {
    '01-01': 'new_year',
    '03-03': 'makha_bucha',
    '04-06': 'chakri',
    '04-13': 'songkran',
    '04-14': 'songkran',
    '04-15': 'songkran',
    '05-01': 'labour',
    '05-04': 'coronation',
    '05-31': 'visakha_bucha',
    '06-03': 'queen',
    '07-28': 'king',
    '07-29': 'asalha_bucha',
    '07-30': 'buddhist_lent',
    '08-12': 'mother',
    '10-13': 'navamindra_maharaj',
    '10-23': 'chulalongkorn',
    '12-05': 'father',
    '12-10': 'constitution',
    '12-31': 'new_year_eve',
  },
  2027: {
    '01-01': 'new_year',
    '02-21': 'makha_bucha',
    '04-06': 'chakri',
    '04-13': 'songkran',
    '04-14': 'songkran',
    '04-15': 'songkran',
    '05-01': 'labour',
    '05-04': 'coronation',
    '05-20': 'visakha_bucha',
    '06-03': 'queen',
    '07-18': 'asalha_bucha',
    '07-19': 'buddhist_lent',
    '07-28': 'king',
    '08-12': 'mother',
    '10-13': 'navamindra_maharaj',
    '10-23': 'chulalongkorn',
    '12-05': 'father',
    '12-10': 'constitution',
    '12-31': 'new_year_eve',
  },
} as const satisfies Readonly<Record<number, Readonly<Record<string, string>>>>

type ByYear = typeof holidaysByYear
/** Code of a holiday; its Thai name is under `publicHolidays` in messages/th.json. */
export type PublicHoliday = { [Year in keyof ByYear]: ByYear[Year][keyof ByYear[Year]] }[keyof ByYear]

const holidays: ReadonlyMap<string, PublicHoliday> = new Map(
  Object.entries(holidaysByYear).flatMap(([year, days]) =>
    Object.entries(days).map(([day, holiday]) => [`${year}-${day}`, holiday] as const),
  ),
)

/** The public holiday on a day written YYYY-MM-DD, if any. */
export const publicHoliday = (date: string): PublicHoliday | undefined => holidays.get(date)

/** Whether the table has the public holidays of this day's year; the day is written YYYY-MM-DD. */
export const knowsHolidaysOf = (date: string): boolean => Object.hasOwn(holidaysByYear, date.slice(0, 4))
