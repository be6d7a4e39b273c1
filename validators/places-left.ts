/** How full a shift is: `taken` exceeds `places` where more people were hired than it needs. */
export type FilledShift = {
  readonly places: number
  readonly taken: number
  readonly hasBegun: boolean
}

/** How many people can still be hired for a shift. */
export const placesLeft = ({ places, taken, hasBegun }: FilledShift): number =>
  hasBegun ? 0 : Math.max(0, places - taken)

/** Whether the shift still has a free place. */
export const hasPlace = (shift: FilledShift): boolean => placesLeft(shift) > 0
