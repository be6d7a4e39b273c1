import { hearNavigation } from '@/lib/dates/hear-navigation'
import { watchWayBack } from '@/lib/navigation/way-back'
import { whenAtRest } from '@/lib/observability/at-rest'
import { watchErrors } from '@/lib/observability/watch-errors'

export { onRouterTransitionStart } from '@/lib/observability/watch-errors'

hearNavigation()
watchErrors()
watchWayBack()

// The framework's mark of a page that is drawn in the browser alone.
if (document.documentElement.id === '__next_error__')
  import('@/lib/theme/first-choices').catch(() => undefined)

const watchLate = () =>
  void import('@/components/screens/watch-late').then(
    (module) => module.watchLate(),
    // Not reached: the next page tries again.
    () => undefined,
  )

whenAtRest(watchLate)
