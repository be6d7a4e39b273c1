/**
 * A distance from somebody's home as it is said, in kilometres: 0 where it is less than one, because homes are known to 550 m
 * only; messages say "less than 1" for it.
 */
export const saidKilometres = (kilometres: number): number => (kilometres < 1 ? 0 : kilometres)
