/**
 * In how many days "next Saturday" is to anybody, each once, ascending: the one that comes, or that of next week, which begins
 * on Monday or on Sunday. Weekdays are 0 to 6 from Sunday on; what is said of the week itself is not the one that comes.
 */
export function daysToNext(weekday: number, today: number, isOfWeek = false): readonly number[] {
  const coming = ((weekday - today + 6) % 7) + 1
  const ofMondays = 7 - ((today + 6) % 7) + ((weekday + 6) % 7)
  const ofSundays = 7 - today + weekday
  const meant = isOfWeek ? [ofMondays, ofSundays] : [coming, ofMondays, ofSundays]
  return [...new Set(meant)].sort((a, b) => a - b)
}
