/** Apps that name themselves in the user agents of their browsers; and any of an Android device. */
const inApp =
  /\bLine\/|FBAN|FBAV|Instagram|TikTok|musical_ly|MicroMessenger|KAKAOTALK|\bZalo|Snapchat|LinkedInApp|Twitter for iPhone|\btrill_|BytedanceWebview|\bBarcelona\b|\[Pinterest\/|Shopee|Lazada|; wv\)/

/** Whether a browser is part of an app, by its user agent: many pass no camera on, and Google lets nobody sign in there. */
export const isInApp = (userAgent: string): boolean => inApp.test(userAgent)

/**
 * The address that opens a page in the device's own browser, from within an app; null where only the app's menu does. LINE
 * knows a parameter for it, and Android an address of its own.
 */
export function outsideAddress(address: string, userAgent: string): string | null {
  const page = new URL(address)
  if (/\bLine\//.test(userAgent)) {
    page.searchParams.set('openExternalBrowser', '1')
    return page.href
  }
  if (!/Android/.test(userAgent) || page.protocol !== 'https:') return null
  return `intent://${page.href.slice('https://'.length)}#Intent;scheme=https;end`
}
