import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { MinimalShell } from './minimal-shell'

type RowNotFoundProps = {
  /** The title of the list it belongs to. */
  listTitle: string
  listHref: string
  title: string
  explain: string
  action: string
}

/** For an item that does not exist or belongs to another company: a way back to the list. */
export function RowNotFound({ listTitle, listHref, title, explain, action }: RowNotFoundProps) {
  return (
    <MinimalShell title={listTitle} backHref={listHref}>
      <EmptyState
        illustration="lost"
        title={title}
        action={
          <ButtonLink href={listHref} variant="secondary">
            {action}
          </ButtonLink>
        }
      >
        {explain}
      </EmptyState>
    </MinimalShell>
  )
}
