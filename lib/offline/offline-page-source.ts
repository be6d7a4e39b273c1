import { markInCookies } from '@/lib/auth/sign-in-mark'
import { standaloneStyle } from '@/lib/security/standalone-style'
import { ticketsKey } from './kept-tickets'

type OfflineTexts = {
  readonly title: string
  readonly about: string
  readonly jobs: string
  readonly seen: string
  readonly meanwhile: string
  readonly drafts: string
  readonly unsent: string
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

const style = `${standaloneStyle}
h3{margin:0;font-size:1.125rem;line-height:1.45}
article{margin-top:.75rem;padding-top:.75rem;border-top:1px dashed var(--color-line);overflow-wrap:anywhere}
article ul{margin-top:.5rem;padding:0;list-style:none;color:var(--color-ink);font-weight:600}
article li{display:flex;flex-wrap:wrap;gap:0 .75rem}
article span{white-space:nowrap}
article a{margin-top:.75rem}
article p,#seen{text-wrap:wrap}
#seen{margin:0}`

/** The page fetches this to find out whether the server can be reached again; it calls no other service. */
const probePath = '/api/healthz'

/** Milliseconds between two such requests. */
const probeEveryMs = 5_000

/**
 * Reloads once the server can be reached again, mentions drafts and what waits to be sent if there is any, and shows who is
 * signed in the jobs this browser keeps for them (kept-tickets.ts), as texts, until each is over.
 */
const script = `(()=>{
const part=(id)=>document.getElementById(id)
let isAsking=false
const goOn=()=>location.reload()
const look=async()=>{
if(isAsking||document.hidden||navigator.onLine===false)return
isAsking=true
try{if((await fetch('${probePath}',{cache:'no-store'})).ok)return goOn()}catch{}
isAsking=false}
const put=(parent,name,text)=>{
const made=document.createElement(name)
made.textContent=text
parent.append(made)
return made}
const showTickets=()=>{
const kept=JSON.parse(localStorage.getItem('${ticketsKey}')??'null')
const mark=/${markInCookies}/.exec(document.cookie)?.[1]
if(!mark||kept?.owner?.account!==mark)return
const {seen,ahead=0,tickets}=kept.values
const now=Date.now()+ahead
const open=tickets.map((ticket)=>({...ticket,shifts:ticket.shifts.filter(({end})=>end>now)})).filter(({shifts})=>shifts.length>0)
if(open.length===0)return localStorage.removeItem('${ticketsKey}')
const today=new Date(now+7*3600000).toISOString().slice(0,10)
part('seen').textContent+=(seen.date===today?' ':' '+seen.day+' ')+seen.clock+' น.'
for(const {title,employer,shifts,facts,call} of open){
const article=document.createElement('article')
put(article,'h3',title)
put(article,'p',employer)
const list=put(article,'ul','')
for(const {day,hours,pay} of shifts){
const line=put(list,'li','')
for(const text of [day,hours,pay])if(text)put(line,'span',text)}
for(const fact of facts)put(article,'p',fact)
if(/^tel:[+\\d,]+$/.test(call?.href))put(article,'a',call.label).href=call.href
part('jobs').append(article)}
part('jobs').hidden=false
part('picture').remove()}
part('retry').addEventListener('click',(event)=>{event.preventDefault();goOn()})
part('back').addEventListener('click',(event)=>{event.preventDefault();history.back()})
part('back').hidden=history.length<2
try{part('drafts').hidden=!Object.keys(localStorage).some((key)=>key.startsWith('partim:draft:'))}catch{}
try{part('unsent').hidden=!Object.entries(localStorage).some(([key,kept])=>key.startsWith('partim:unsent:')&&!kept.includes('"became":'))}catch{}
try{showTickets()}catch{}
addEventListener('online',look)
document.addEventListener('visibilitychange',look)
setInterval(look,${probeEveryMs})
})()`

/**
 * The page shown when another page cannot be loaded because there is no network. It is the same for everybody, reads what
 * this browser keeps for who is signed in, and needs no other file. Without scripts its link reloads.
 */
export function offlinePageSource({ texts, picture, themeSource }: OfflinePageParts) {
  const scripts = [themeSource, script]
  const html = `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style><script>${themeSource}</script></head>
<body><main><svg id="picture" aria-hidden="true" viewBox="0 0 192 144">${picture}</svg><h1>${texts.title}</h1><p>${texts.about}</p>
<section id="jobs" aria-labelledby="own" hidden><h2 id="own">${texts.jobs}</h2><p id="seen">${texts.seen}</p></section>
<section aria-labelledby="meanwhile"><h2 id="meanwhile">${texts.meanwhile}</h2><ul><li id="drafts" hidden>${texts.drafts}</li><li id="unsent" hidden>${texts.unsent}</li><li>${texts.tabs}</li></ul></section>
<nav><a id="retry" href="">${texts.retry}</a><a id="back" href="/" hidden>${texts.back}</a></nav></main><script>${script}</script></body></html>
`
  return { html, style, scripts }
}
