import { PageNotFound } from '@/components/screens/open/page-not-found'
import { PublicShell } from '@/components/screens/open/public-shell'

/** For a poster that is not there, which has no layout of its own. */
export default function PosterNotFound() {
  return (
    <PublicShell>
      <PageNotFound />
    </PublicShell>
  )
}
