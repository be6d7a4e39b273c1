import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './run.mjs'

/**
 * Next answers an error that none of our screens can catch (such as a failure of the gate itself) with its own English
 * page. This replaces that page in the build output with ours, which has the product's style sheet and fonts and no
 * script.
 * @param {string} built folder of one built server, with the pages in .next/server below it
 */
export function writeFailedPage(built) {
  const pages = `${built}/.next/server`
  const page = failedPage(readFileSync(`${pages}/app/_not-found.html`, 'utf8'))
  for (const path of ['pages/500.html', 'app/_global-error.html']) writeFileSync(`${pages}/${path}`, page)
}

/** @param {string} anyPage a prerendered page, for the style sheets and fonts of this build */
function failedPage(anyPage) {
  const { failed } = JSON.parse(readFileSync(`${root}messages/th.json`, 'utf8')).errorScreens
  const [html] = /<html[^>]*>/.exec(anyPage)
  const styles = anyPage.match(/<link rel="stylesheet"[^>]*>/g)
  if (!styles) throw new Error('the built pages name no style sheet')
  const button = 'inline-flex min-h-11 items-center rounded-control border px-5 py-2 font-semibold'
  return `<!DOCTYPE html>${html}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${failed.title}</title>${styles.join('')}</head>
<body class="font-sans"><main class="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center p-6 text-center">
<svg aria-hidden="true" viewBox="0 0 192 144" class="mb-5 h-36 w-48"><use href="/illustrations.svg#storm"></use></svg>
<h1 class="text-2xl">${failed.title}</h1><p class="mt-2 text-ink-2">${failed.about}</p>
<p class="mt-6 flex flex-wrap justify-center gap-3"><a href="" class="${button} border-transparent bg-primary text-on-primary">${failed.reload}</a>
<a href="/" class="${button} border-line bg-card text-ink">${failed.home}</a></p></main></body></html>
`
}
