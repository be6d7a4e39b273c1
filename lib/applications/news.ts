import type { Application } from './application'

/** Of the people whom one decision concerns: those whose news is on its way, those it has reached, and when it reached the last. */
export function newsOf<Person extends Pick<Application, 'isBeingTold' | 'toldAt'>>(
  people: readonly Person[],
) {
  const told = people.filter(({ toldAt }) => toldAt !== null)
  const times = told.flatMap(({ toldAt }) => (toldAt ? [new Date(toldAt).getTime()] : []))
  return {
    onTheWay: people.filter(({ isBeingTold }) => isBeingTold),
    told,
    /** Their account is gone, or nothing arrived for as long as it was tried. */
    untold: people.filter(({ isBeingTold, toldAt }) => !isBeingTold && toldAt === null),
    toldAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  }
}
