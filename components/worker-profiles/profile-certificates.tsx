import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'

/** That a worker has certificates; the files for companies that may see the contact. */
export function ProfileCertificates({ profile }: { profile: WorkerProfile }) {
  const t = useTranslations('workerProfiles.certificates')
  const { certificates, certificateFiles, id: workerId } = profile
  if (certificates.length === 0) return null
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates" className="text-lg">
        {t('title')}
      </h2>
      <ul className="mt-2 grid max-w-md gap-2">
        {certificateFiles.length > 0
          ? certificateFiles.map(({ id, kind, title }) => (
              <Row key={id} name={title || t(`kinds.${kind}`)}>
                <a
                  href={`/api/worker-certificates/${workerId}/${id}`}
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 print:hidden"
                >
                  <Icon name="eye" className="size-5" />
                  {t('open')}
                </a>
              </Row>
            ))
          : certificates.map((kind) => (
              <Row key={kind} name={t(`kinds.${kind}`)}>
                <span className="text-sm text-ink-2">{t('locked')}</span>
              </Row>
            ))}
      </ul>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('workerProfiles.certificates')
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-card px-4 py-2">
      <span className="flex items-center gap-2">
        <Icon name="shield" className="size-5 text-leaf" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-ink-2">{t('has')}</span>
        </span>
      </span>
      {children}
    </li>
  )
}
