import { allDisabled, type Preference, parsePreference } from './preference'
import { forgiving, preferenceKey } from './storage'

/** Our own cookies of category FC: interface settings that somebody chose. */
export const lastingCookies = ['partim-branch'] as const

const oneYearSeconds = 31_536_000
const local = forgiving(() => localStorage)

/**
 * Stores interface settings in a cookie, SameSite=Strict: for a year where functionality cookies are allowed, otherwise
 * until the browser is closed. An empty value removes the cookie.
 */
export function keepInCookie(name: (typeof lastingCookies)[number], value: string): void {
  write(name, value, parsePreference(local.getItem(preferenceKey)) ?? allDisabled)
}

/** Gives existing cookies the lifetime that a decision allows. */
export function settleCookies(preference: Preference): void {
  for (const name of lastingCookies) {
    const value = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    if (value) write(name, value.slice(name.length + 1), preference)
  }
}

function write(name: string, value: string, { FC }: Preference): void {
  const lifetime = value === '' ? '; max-age=0' : FC ? `; max-age=${oneYearSeconds}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; samesite=strict${lifetime}${secure}`
}
