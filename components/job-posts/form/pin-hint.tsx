import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { isForTheBrowser, Link } from '@/components/ui/link'
import type { BranchChoice } from '../branch-choice'

type PinHintProps = {
  branches: readonly BranchChoice[]
  /** Stores what is typed, where it is stored by itself; a new post has an address of its own from then on. */
  storeNow: () => Promise<void>
}

/** What is lost while the chosen branch has no pin, and the way to set one, which leads back to this post. */
export function PinHint({ branches, storeNow }: PinHintProps) {
  const t = useTranslations('jobPosts.form.pin')
  const router = useRouter()
  const path = usePathname()
  const query = useSearchParams()
  const branchId: string | undefined = useWatch({ name: 'branchId' })
  if (!branches.some(({ id, asksPin }) => asksPin && id === branchId)) return null
  // Which kind of copy a post is, its query says.
  const here = query.size > 0 ? `${path}?${query}` : path
  const pathFrom = (next: string) => `/branch/edit/${branchId}?${new URLSearchParams({ next })}`
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForTheBrowser(event)) return
    event.preventDefault()
    await storeNow()
    router.push(pathFrom(location.pathname + location.search))
  }
  return (
    <p className="-mt-3 text-sm text-ink-2">
      {t('missing')}{' '}
      <Link
        href={pathFrom(here)}
        onClick={follow}
        className="inline-flex min-h-6 items-center font-medium text-ink underline underline-offset-4"
      >
        {t('set')}
      </Link>
    </p>
  )
}
