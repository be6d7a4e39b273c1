import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Unbroken } from '@/components/ui/unbroken'
import type { Application } from '@/lib/applications/application'

/** People who are to be marked absent, and what marks them. */
export type MarkingAbsent = { readonly people: readonly Application[]; readonly confirm: () => void }

type AbsenceDialogProps = {
  asking: MarkingAbsent | null
  nameOf: (application: Application) => string
  onClose: () => void
}

/** Asks before somebody is marked absent, and says what that does to them. */
export function AbsenceDialog({ asking, nameOf, onClose }: AbsenceDialogProps) {
  const t = useTranslations('applications.absence')
  const people = asking?.people ?? []
  const [first] = people
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      size="confirm"
      title={t.rich('title', {
        count: people.length,
        person: () => <Unbroken>{first ? nameOf(first) : ''}</Unbroken>,
      })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              asking?.confirm()
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('tells')}</p>
      <p className="mt-2 text-ink-2">{t('first')}</p>
    </Dialog>
  )
}
