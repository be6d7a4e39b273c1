import { watchWayBack } from '@/lib/navigation/way-back'
import { whenAtRest } from '@/lib/observability/at-rest'
import { watchErrors } from '@/lib/observability/watch-errors'

export { onRouterTransitionStart } from '@/lib/observability/watch-errors'

watchErrors()
watchWayBack()

// The framework's mark of a page that is drawn in the browser alone.
if (document.documentElement.id === '__next_error__')
  import('@/lib/theme/first-choices').catch(() => undefined)

const keepOfflinePage = () =>
  void import('@/lib/offline/keep-offline-page').then(
    (module) => module.keepOfflinePage(),
    // Not reached: the next page tries again.
    () => undefined,
  )

// In development the framework serves what was changed a moment ago; nothing is to stand in between.
if (process.env.NODE_ENV === 'production') whenAtRest(keepOfflinePage)
