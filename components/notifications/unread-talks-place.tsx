/** The attribute of the elements where the number of unread conversations belongs. */
export const unreadTalksPlace = 'data-unread-talks'

/** Where the number of conversations with something unread is shown, once the bell on the page knows it. */
export function UnreadTalksPlace() {
  return <span {...{ [unreadTalksPlace]: '' }} />
}
