/** How a shift is filled: `taken` is more than `places` where more people were hired than it needs. */
export type FilledShift = {
  readonly places: number
  readonly taken: number
  readonly hasBegun: boolean
}

/** How many people can still be hired for a shift. */
export const placesLeft = ({ places, taken, hasBegun }: FilledShift): number =>
  hasBegun ? 0 : Math.max(0, places - taken)

/** Whether somebody can still be hired for a shift without crowding it. */
export const hasPlace = (shift: FilledShift): boolean => placesLeft(shift) > 0
