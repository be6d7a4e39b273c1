import { BlankShell } from '@/components/layout/blank-shell'
import { NotYours } from '@/components/screens/not-yours'

/** For the poster, which has no shell. A file like this at the root would make every page render for each request. */
export default function Forbidden() {
  return (
    <BlankShell>
      <NotYours />
    </BlankShell>
  )
}
