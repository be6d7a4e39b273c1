'use client'

import { useTranslations } from 'next-intl'
import { type ConflictRow, EditConflict } from '@/components/forms/edit-conflict'
import type { Branch } from '@/lib/branches/branch'
import { shownPhone } from '@/validators/contact-phone'
import { photoId } from '@/validators/photo-id'
import { type BranchValues, branchValues } from './branch-values'

type BranchConflictProps = {
  /** The branch as somebody else saved it. */
  current: Branch
  mine: BranchValues
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a branch after a conflict. */
export default function BranchConflict({ current, mine, ...actions }: BranchConflictProps) {
  const t = useTranslations('branches')
  const theirs = branchValues(current)
  const row = (label: string, read: (branch: BranchValues) => string | undefined): ConflictRow => ({
    label,
    mine: read(mine) ?? '',
    theirs: read(theirs) ?? '',
  })
  const photoRow = (): ConflictRow => {
    const photosOf = ({ photos = [] }: BranchValues) => photos.map(photoId)
    const [own, other] = [photosOf(mine), photosOf(theirs)]
    const isOtherSet = own.length === other.length && own.join() !== other.join()
    return {
      label: t('photos'),
      mine: t('photoCount', { count: own.length }),
      theirs: t(isOtherSet ? 'otherPhotos' : 'photoCount', { count: other.length }),
    }
  }
  const rows = [
    row(t('name'), (branch) => branch.name),
    row(t('taxBranchNumber'), (branch) => branch.taxBranchNumber),
    row(t('address'), ({ address: { line, subdistrict, district, province, postcode } }) =>
      [line, subdistrict, district, province, postcode].join('\n'),
    ),
    row(t('position'), ({ lat, lng }) => [lat, lng].filter(Boolean).join(', ')),
    row(t('phone'), (branch) => branch.phone && shownPhone(branch.phone)),
    photoRow(),
    // Archiving is not part of this form, so somebody else did it.
    {
      label: t('states.label'),
      mine: t('states.active'),
      theirs: t(current.archivedAt ? 'states.archived' : 'states.active'),
    },
  ]
  return <EditConflict open rows={rows} {...actions} />
}
