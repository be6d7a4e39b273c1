import 'server-only'
import { webSettings } from '@/lib/config/web-settings'

/**
 * A chat with our LINE account with a prefilled message: opens the LINE app, or a page that offers it
 * (developers.line.biz/en/docs/messaging-api/using-line-url-scheme).
 */
export function lineAddress(message: string): string {
  const account = encodeURIComponent(`@${webSettings().LINE_ACCOUNT_ID}`)
  return `https://line.me/R/oaMessage/${account}/?${encodeURIComponent(message)}`
}
