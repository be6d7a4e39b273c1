/**
 * Origin of the one public site, without a closing slash. A constant of the build, not a setting: public pages are
 * prerendered once for every environment, and wherever a copy of one is served, its canonical address is here.
 */
export const siteOrigin = 'https://partim.example'

/** The canonical address of a path of ours; the home page is the origin itself. */
export function siteUrl(path: string): string {
  return path === '/' ? siteOrigin : `${siteOrigin}${path}`
}
