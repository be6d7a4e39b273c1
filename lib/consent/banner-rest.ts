/** A session cookie: sessionStorage is separate for each tab, and localStorage outlives the browser session. */
export const restCookie = 'partim-consent-rest'

/** Whether the banner stays away for this browser session after a refusal. */
export type BannerRest = {
  readonly isOn: () => boolean
  readonly turn: (on: boolean) => void
}

export const bannerRest: BannerRest = {
  isOn: () => document.cookie.split('; ').includes(`${restCookie}=1`),
  turn(on) {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${restCookie}=1; path=/; samesite=strict${on ? '' : '; max-age=0'}${secure}`
  },
}
