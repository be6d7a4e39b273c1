'use client'

import { useTranslations } from 'next-intl'
import { type ConflictRow, EditConflict } from '@/components/forms/edit-conflict'
import type { Company } from '@/lib/companies/company'
import { shownPhone } from '@/validators/contact-phone'
import { photoId } from '@/validators/photo-id'
import { type ProfileValues, profileValues } from './profile-values'

type ProfileConflictProps = {
  /** The profile as somebody else saved it. */
  current: Company
  mine: ProfileValues
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a company's profile after a conflict. */
export default function ProfileConflict({ current, mine, ...actions }: ProfileConflictProps) {
  const t = useTranslations('companies')
  const theirs = profileValues(current)
  const row = (label: string, read: (profile: ProfileValues) => string | undefined): ConflictRow => ({
    label,
    mine: read(mine) ?? '',
    theirs: read(theirs) ?? '',
  })
  const [own, other] = [mine, theirs].map(({ logo = [] }) => logo.map(photoId)[0])
  const logoRow: ConflictRow = {
    label: t('profile.logo'),
    mine: own ? t('profile.logoMine') : '',
    theirs: other ? t(other === own ? 'profile.logoMine' : 'profile.logoOther') : '',
  }
  const rows = [
    logoRow,
    row(t('name'), (profile) => profile.name),
    row(t('profile.website'), (profile) => profile.website),
    row(t('profile.facebookUrl'), (profile) => profile.facebookUrl),
    row(t('profile.about'), (profile) => profile.about),
    row(t('profile.address'), ({ address: { line, subdistrict, district, province, postcode } }) =>
      [line, subdistrict, district, province, postcode].join('\n'),
    ),
    row(t('profile.contactName'), (profile) => profile.contactName),
    row(t('profile.contactPhone'), (profile) => profile.contactPhone && shownPhone(profile.contactPhone)),
    row(t('profile.contactEmail'), (profile) => profile.contactEmail),
  ]
  return <EditConflict open rows={rows} {...actions} />
}
