import { getTranslations } from 'next-intl/server'
import type { BranchChoice } from '@/components/job-posts/branch-choice'
import { isShort } from '@/components/job-posts/form/credits'
import { postReach } from '@/components/job-posts/form/post-reach'
import { PublishPrice } from '@/components/job-posts/form/publish-price'
import type { HiredPerson } from '@/components/job-posts/form/save-questions'
import { ClientMessages } from '@/components/layout/client-messages'
import type { Employer, Member } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import type { Application, Stage } from '@/lib/applications/application'
import { getBoard } from '@/lib/applications/data'
import { listBranches } from '@/lib/branches/data'
import { listFavouriteGroups } from '@/lib/favourites/data'
import { pickWritingMessages } from '@/lib/i18n/pick-messages'
import { getJobPostPrice } from '@/lib/job-posts/data'
import { type JobPost, wasShown } from '@/lib/job-posts/job-post'
import { getPurchaseOptions } from '@/lib/orders/data'
import { bangkokToday } from '@/validators/rules'
import type { JobPostEditorProps } from './job-post-editor'
import { LazyJobPostEditor } from './lazy-job-post-editor'

type JobPostWritingProps = Pick<JobPostEditorProps, 'branchId' | 'clone' | 'repeats'> & {
  me: Employer & { readonly member: Member }
  post: JobPost | null
}

/**
 * Who is asked about changed terms, and who is only told, in general words where that could not be loaded; and who has the job.
 */
async function concernedBy(jobPostId: string): Promise<Pick<JobPostEditorProps, 'termsNotice' | 'hired'>> {
  const [t, board] = [await getTranslations('jobPosts.form'), await getBoard(jobPostId)]
  const stageOf = (stage: Stage) => board?.stages.find((one) => one.stage === stage)
  const { items = [], count = 0 } = stageOf('hired') ?? {}
  const shiftsOf = ({
    assignedShiftIds,
    oldTerms,
  }: Application): Pick<HiredPerson, 'shiftIds' | 'agreedIds'> => {
    const agreedIds = oldTerms?.shifts.map(({ id }) => id)
    if (assignedShiftIds === null || !agreedIds) return { shiftIds: assignedShiftIds }
    return { shiftIds: [...new Set([...assignedShiftIds, ...agreedIds])], agreedIds }
  }
  const offered = stageOf('offered')?.items ?? []
  const others = Array.from({ length: count - items.length }, () => ({ name: null, shiftIds: null }))
  return {
    termsNotice: t('changesTerms', { offered: stageOf('offered')?.count ?? 0 }),
    hired: [
      ...items
        .filter(({ state }) => state === 'hired')
        .map((one) => ({ name: one.worker?.displayName ?? null, ...shiftsOf(one) })),
      ...others,
      // Where everybody works every shift, an offer stands for those that are left.
      ...offered
        .filter(({ state, assignedShiftIds }) => state === 'offered' && assignedShiftIds !== null)
        .map(({ assignedShiftIds, worker }) => ({
          name: worker?.displayName ?? null,
          shiftIds: assignedShiftIds,
          isOffered: true,
        })),
    ],
  }
}

/** The smallest bundles of credits that can be bought; none where that could not be loaded. */
async function offersOf() {
  const options = await settled(getPurchaseOptions())
  const bundles = options?.data.packages.filter(({ kind }) => kind === 'job_post') ?? []
  return bundles
    .toSorted((one, other) => one.size - other.size)
    .slice(0, 3)
    .map(({ id, size, priceSatang }) => ({ id, size, priceSatang }))
}

/** The form of a job post with its data: branches to choose from, price, possible audiences, and texts. */
export async function JobPostWriting({ me, post, ...props }: JobPostWritingProps) {
  const [t, inUse, price, groups] = await Promise.all([
    getTranslations('jobPosts'),
    listBranches(),
    getJobPostPrice(),
    settled(listFavouriteGroups()),
  ])
  const mayPin = me.member.can.includes('branches.edit')
  const branches: BranchChoice[] = inUse.map(({ id, name, province, district, lat }) => ({
    id,
    name,
    province,
    district,
    asksPin: lat === null && mayPin,
  }))
  if (post?.branchId && !inUse.some(({ id }) => id === post.branchId)) {
    const name = t('form.archivedBranch', { name: post.branchName ?? '' })
    branches.push({ id: post.branchId, name, province: '', district: '' })
  }
  const offers = isShort(price) && me.member.can.includes('billing.pay') ? await offersOf() : []
  const messages = await pickWritingMessages(
    'workTypes',
    'editing',
    'dates',
    'forms',
    'problems',
    'uploads',
    'validation',
  )
  const today = bangkokToday()
  return (
    <ClientMessages messages={messages}>
      <LazyJobPostEditor
        uid={me.uid}
        post={post}
        branches={branches}
        price={price}
        // Drawn here: the browser needs neither its code nor the engine's plurals for it.
        priceNote={price && <PublishPrice price={price} />}
        offers={offers}
        reach={postReach(me.member.company.standing, groups?.data ?? null)}
        today={today}
        {...(post && wasShown(post) && (await concernedBy(post.id)))}
        {...props}
      />
    </ClientMessages>
  )
}
