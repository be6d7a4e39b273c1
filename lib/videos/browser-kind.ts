import { isInApp } from '@/lib/navigation/in-app-browser'

/** Browsers in which a camera is allowed in different places. */
export type BrowserKind = 'in_app' | 'android' | 'ios' | 'safari' | 'firefox' | 'chromium'

/** The kind of a browser by its user agent: it decides only which advice is read. */
export function browserKind(userAgent: string): BrowserKind {
  if (isInApp(userAgent)) return 'in_app'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Safari\//.test(userAgent) && !/Chrome\//.test(userAgent) ? 'safari' : 'chromium'
}
