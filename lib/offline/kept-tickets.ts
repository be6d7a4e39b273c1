/** Under this key a browser keeps its worker's coming jobs and next interview, which the offline page reads (offline-page-source.ts). */
export const ticketsKey = 'partim:own-jobs'

/** A shift in words, and when it is over, in milliseconds since 1970. */
export type KeptShift = {
  readonly day: string
  readonly hours: string
  readonly pay: string | null
  readonly end: number
}

/** A job somebody has, or an interview as one with a single shift, in words, as it is read without a network. */
export type KeptTicket = {
  readonly title: string
  readonly employer: string
  readonly shifts: readonly KeptShift[]
  /** What leads there and through its day: the place, what to bring, whom to ask for, what it pays. */
  readonly facts: readonly string[]
  /** Calls the workplace, which needs no internet. */
  readonly call: { readonly label: string; readonly href: string } | null
}

export type KeptTickets = {
  /** When the server said so: the day as YYYY-MM-DD and in words, and the time of day. */
  readonly seen: { readonly date: string; readonly day: string; readonly clock: string }
  /** How far the server's clock was ahead of the browser's, in milliseconds. */
  readonly ahead: number
  readonly tickets: readonly KeptTicket[]
}
