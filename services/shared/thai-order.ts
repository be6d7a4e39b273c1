import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * What Thai names are sorted by, as in dictionaries: a vowel that is written before its consonant comes after it, and tone
 * marks do not count. Compared byte by byte, because databases know Thai in different ways or not at all.
 */
export const thaiOrder = (name: SQLWrapper): SQL<string> =>
  sql`lower(regexp_replace(regexp_replace(${name}, '[็-๎]', '', 'g'), '([เ-ไ])([ก-ฮ])', '\\2\\1', 'g')) collate "C"`
