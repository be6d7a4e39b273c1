import { createHash } from 'node:crypto'
import { Html, html } from './html'

const style = `
:root { color-scheme: light dark; font-family: system-ui, 'Noto Sans Thai', sans-serif; line-height: 1.6 }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.375rem }
ul { list-style: none; padding: 0 }
li { border-bottom: 1px solid #8884 }
li a { display: block; padding: .75rem 0; color: inherit; text-decoration: none }
small { display: block; opacity: .75 }
iframe { width: 100%; height: 70vh; border: 1px solid #8884; border-radius: .5rem; background: #fff }
pre { white-space: pre-wrap }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem; margin: 0 .5rem .5rem 0; border-radius: .5rem; border: 1px solid #8888 }
`

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Headers of a page: no scripts run in it and it loads nothing from elsewhere. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; img-src 'self' data:; frame-src 'self'; base-uri 'none'`,
} as const

/** A complete page of the sandbox, plain and readable on a phone. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Html(style)}</style>
<h1>${title}</h1>
${body}
</html>`.source
}
