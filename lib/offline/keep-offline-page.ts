import 'client-only'
import { serviceWorkerPath } from './service-worker-source'

/** Registers the service worker. Browsers without service workers show their own error page offline. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => undefined)
}
