import { policyHeader } from './content-security-policy'
import { newNonce } from './nonce'
import { standaloneStyle } from './standalone-style'

type PlainPage = {
  readonly status: number
  /** The page's title and heading. */
  readonly title: string
  readonly about: string
  readonly link: { readonly href: string; readonly label: string }
  readonly headers?: Readonly<Record<string, string>>
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A short page that depends on nothing else: no script, no file, nothing cached. */
export function plainPage({ status, title, about, link, headers }: PlainPage): Response {
  const nonce = newNonce()
  const html = `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style nonce="${nonce}">${standaloneStyle}</style>
<main><h1>${escaped(title)}</h1><p>${escaped(about)}</p><nav><a id="retry" href="${escaped(link.href)}">${escaped(link.label)}</a></nav></main></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      [policyHeader]: `style-src 'nonce-${nonce}'`,
      ...headers,
    },
  })
}
