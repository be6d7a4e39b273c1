/** What workers may say they do not want to do; Thai names under `avoids` in messages/th.json. */
export const avoids = [
  'night_shift',
  'heavy_lifting',
  'long_standing',
  'outdoor_heat',
  'cold_room',
  'heights',
  'chemicals',
  'raw_meat',
  'alcohol',
  'smoke',
  'cash',
  'calls',
  'driving',
  'alone',
  'animals',
] as const
export type Avoid = (typeof avoids)[number]
