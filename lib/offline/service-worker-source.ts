export const offlinePath = '/offline'
export const serviceWorkerPath = '/service-worker.js'

const cachePrefix = 'partim-offline-'

type ServiceWorkerParts = {
  /** A hash of the offline page, so that browsers cache it again when it changes. */
  readonly version: string
  /** Paths of screens it does not handle. */
  readonly except: readonly string[]
}

/**
 * The service worker: if a page cannot be loaded because there is no network, it answers with the offline page, the only
 * thing in its cache. It handles page loads only, not calls, event streams, uploads or files. It also skips the screens that
 * hold a secret: the gate recognises a page load there by a header that some browsers do not send for a service worker.
 */
export const serviceWorkerSource = ({
  version,
  except,
}: ServiceWorkerParts) => `const cacheName='${cachePrefix}${version}'
const except=${JSON.stringify(except)}
const keep=async()=>{
const cache=await caches.open(cacheName)
await cache.add(new Request('${offlinePath}',{cache:'reload',credentials:'omit'}))
await skipWaiting()}
const begin=async()=>{
const earlier=(await caches.keys()).filter((name)=>name.startsWith('${cachePrefix}')&&name!==cacheName)
await Promise.all(earlier.map((name)=>caches.delete(name)))
await registration.navigationPreload?.enable()
await clients.claim()}
const answer=async(event)=>{
try{return(await event.preloadResponse)||(await fetch(event.request))}
catch{return(await caches.match('${offlinePath}',{cacheName}))||Response.error()}}
addEventListener('install',(event)=>event.waitUntil(keep()))
addEventListener('activate',(event)=>event.waitUntil(begin()))
addEventListener('fetch',(event)=>{
const{mode,method,url}=event.request
if(mode!=='navigate'||method!=='GET'||except.includes(new URL(url).pathname))return
event.respondWith(answer(event))})
`

/** Served instead when the setting is off: deletes the cache and unregisters itself. */
export const retiredServiceWorkerSource = `const end=async()=>{
const kept=(await caches.keys()).filter((name)=>name.startsWith('${cachePrefix}'))
await Promise.all(kept.map((name)=>caches.delete(name)))
await registration.unregister()}
addEventListener('install',()=>skipWaiting())
addEventListener('activate',(event)=>event.waitUntil(end()))
`
