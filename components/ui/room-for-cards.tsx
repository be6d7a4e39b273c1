type RoomForCardsProps = {
  count: number
  /** Pixels of one card, about. */
  height: number
}

/** The room of cards that are added later (`useCards`), so that the page keeps its length. */
export function RoomForCards({ count, height }: RoomForCardsProps) {
  // A picture's height is an attribute; the page's policy allows no style attribute from the server.
  return count > 0 && <svg aria-hidden className="block" width="1" height={count * height} />
}
