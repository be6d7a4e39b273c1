import { Icon } from '@/components/ui/icon'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import type { WorkType } from '@/validators/work-types'

/** The icon of a post's work type, and one for posts that do not say it yet. */
export function PostIcon({ workType }: { workType: WorkType | null }) {
  if (workType) return <WorkTypeIcon type={workType} />
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-card bg-mango-soft text-mango-ink">
      <Icon name="briefcase" className="size-6" />
    </span>
  )
}
