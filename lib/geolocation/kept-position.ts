import type { Position } from './position'

/** Where the reader is, kept in the browser: addresses are passed on, logged and remembered. */
export const positionCookie = 'partim-position'

const keptSeconds = 3_600

/** Three decimals of a degree are about 100 m. */
const written = (degrees: number) => degrees.toFixed(3)

/** Keeps a position for an hour; only pages of jobs send it. */
export const keepPosition = ({ lat, lng }: Position): void =>
  write(`${written(lat)}_${written(lng)}`, keptSeconds)

/** Forgets a kept position: the next person at this browser may be somebody else. */
export const forgetPosition = (): void => write('', 0)

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${positionCookie}=${value}; path=/jobs; max-age=${seconds}; samesite=lax${secure}`
}
