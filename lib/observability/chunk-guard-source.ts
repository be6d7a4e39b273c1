import { incompleteEvent, reloadGuardMs, reloadMarker, startedEvent } from './failed-chunk'

type GuardTexts = { readonly about: string; readonly reload: string }

/**
 * The inline script that watches the first scripts load, when nothing else runs yet. If one fails, it reloads the page
 * under the same marker as `reloadOnce`; if that was done already, or there is no network, it says so in a line at the
 * foot of the page, which stays readable. Its text is the same for the whole build, so that a policy can allow it by
 * its hash.
 */
export function chunkGuardSource({ about, reload }: GuardTexts): string {
  const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c')
  return `(()=>{
const stop=()=>removeEventListener('error',failed,true)
const show=()=>{
const line=document.createElement('p'),link=document.createElement('a')
line.setAttribute('role','alert')
line.className='fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-4 bg-chilli px-4 py-2 text-on-chilli'
link.className='inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
link.href=''
link.textContent=${text(reload)}
line.append(${text(about)},link)
document.body.append(line)}
const failed=({target})=>{
const address=target instanceof HTMLScriptElement?target.src:target instanceof HTMLLinkElement&&target.rel==='stylesheet'?target.href:''
if(!address.includes('/_next/static/'))return
stop()
try{
const age=Date.now()-Number(sessionStorage.getItem('${reloadMarker}')??NaN)
if(navigator.onLine!==false&&!(age>=0&&age<${reloadGuardMs})){
sessionStorage.setItem('${reloadMarker}',String(Date.now()))
return location.reload()}
}catch{}
if(document.body)show()
else addEventListener('DOMContentLoaded',show)}
addEventListener('error',failed,true)
addEventListener('${startedEvent}',stop,{once:true})
addEventListener('${incompleteEvent}',show,{once:true})
})()`
}
