import { watchErrors } from '@/lib/observability/watch-errors'

export { onRouterTransitionStart } from '@/lib/observability/watch-errors'

watchErrors()
