import { policyHeader } from './content-security-policy'
import { newNonce } from './nonce'

const style = `body{font:1rem/1.65 sans-serif;display:grid;place-content:center;min-height:90vh;margin:1rem auto;max-width:40rem}
a{color:inherit;font-weight:600;display:inline-block;padding:.75rem 0}`

type PlainPage = {
  readonly status: number
  /** The page's title, and its heading where something is said about it. */
  readonly title: string
  readonly about?: string
  readonly link?: { readonly href: string; readonly label: string }
  readonly headers?: Readonly<Record<string, string>>
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page of a few words that needs nothing but itself: no script, no file, nothing that is kept. */
export function plainPage({ status, title, about, link, headers }: PlainPage): Response {
  const nonce = newNonce()
  const more = [
    about === undefined ? '' : `<p>${escaped(about)}</p>`,
    link ? `<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p>` : '',
  ].join('')
  const heading = about === undefined ? `<p>${escaped(title)}</p>` : `<h1>${escaped(title)}</h1>`
  const html = `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style nonce="${nonce}">${style}</style><main>${heading}${more}</main></html>`
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
