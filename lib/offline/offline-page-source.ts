import { standaloneStyle as style } from '@/lib/security/standalone-style'

type OfflineTexts = {
  readonly title: string
  readonly about: string
  readonly meanwhile: string
  readonly drafts: string
  readonly tabs: string
  readonly retry: string
  readonly back: string
}

type OfflinePageParts = {
  readonly texts: OfflineTexts
  /** Content of an `<svg>` of 192 × 144. */
  readonly picture: string
  /** Applies the theme chosen in this browser. */
  readonly themeSource: string
}

/** The page fetches this to find out whether the server can be reached again; it calls no other service. */
const probePath = '/api/healthz'

/** Milliseconds between two such requests. */
const probeEveryMs = 5_000

/** Reloads once the server can be reached again, and mentions drafts if there are any. */
const script = `(()=>{
const part=(id)=>document.getElementById(id)
let isAsking=false
const goOn=()=>location.reload()
const look=async()=>{
if(isAsking||document.hidden||navigator.onLine===false)return
isAsking=true
try{if((await fetch('${probePath}',{cache:'no-store'})).ok)return goOn()}catch{}
isAsking=false}
part('retry').addEventListener('click',(event)=>{event.preventDefault();goOn()})
part('back').addEventListener('click',(event)=>{event.preventDefault();history.back()})
part('back').hidden=history.length<2
try{part('drafts').hidden=!Object.keys(localStorage).some((key)=>key.startsWith('partim:draft:'))}catch{}
addEventListener('online',look)
document.addEventListener('visibilitychange',look)
setInterval(look,${probeEveryMs})
})()`

/**
 * The page shown when another page cannot be loaded because there is no network. It is the same for everybody and needs no
 * other file. Without scripts its link reloads.
 */
export function offlinePageSource({ texts, picture, themeSource }: OfflinePageParts) {
  const scripts = [themeSource, script]
  const html = `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style><script>${themeSource}</script></head>
<body><main><svg aria-hidden="true" viewBox="0 0 192 144">${picture}</svg><h1>${texts.title}</h1><p>${texts.about}</p>
<section aria-labelledby="meanwhile"><h2 id="meanwhile">${texts.meanwhile}</h2><ul><li id="drafts" hidden>${texts.drafts}</li><li>${texts.tabs}</li></ul></section>
<nav><a id="retry" href="">${texts.retry}</a><a id="back" href="/" hidden>${texts.back}</a></nav></main><script>${script}</script></body></html>
`
  return { html, style, scripts }
}
