/** The orders of a list of found workers; the texts are under `workerSearch.sorts` in messages/th.json. */
export const workerSorts = ['fit', 'distance', 'newest', 'pay'] as const
export type WorkerSort = (typeof workerSorts)[number]

/** What workers ask to be paid by. */
export const askedPayUnits = ['hour', 'day', 'night'] as const
export type AskedPayUnit = (typeof askedPayUnits)[number]

/** The parts of a search that can be taken off, each on its own. */
export const workerFilters = [
  'workTypes',
  'free',
  'pay',
  'experience',
  'languages',
  'certificates',
  'skills',
  'verified',
  'hasVideo',
  'workedForUs',
  'favourites',
  'q',
] as const
export type WorkerFilter = (typeof workerFilters)[number]

/** Kilometres around the place that is searched. */
export const searchRadius = { least: 1, usual: 10, most: 50 } as const

/** People who are compared side by side: as many columns as fit. */
export const comparedTogether = 4

/** Whoever fits best is chosen from the nearest so many who meet a search: others would have farther to travel. */
export const rankedAtMost = 150

/** Totals above this are not counted: the page says "more than". */
export const countedAtMost = 1_000

/** The longest text of a search, in characters. */
export const longestSearch = 200

const thailand = { south: 5.6, north: 20.5, west: 97.3, east: 105.7 } as const

/** Whether a position in decimal degrees lies in the box around Thailand, in which distances are measured. */
export const isInThailand = ({ lat, lng }: { readonly lat: number; readonly lng: number }): boolean =>
  lat >= thailand.south && lat <= thailand.north && lng >= thailand.west && lng <= thailand.east
