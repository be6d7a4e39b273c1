'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useId, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { FieldFrame } from '@/components/forms/field-frame'
import { lettersOver, longAria, TooLong } from '@/components/forms/too-long'
import { Icon } from '@/components/ui/icon'
import { DocumentChooser } from '@/components/uploads/document-chooser'
import type { Send } from '@/components/uploads/use-uploads'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { localProblem, type Problem } from '@/lib/api/problem'
import type { Certificate } from '@/lib/resumes/certificate'
import { removeCertificate } from '@/lib/resumes/requests'
import { type CertificateKind, certificateKinds, maxCertificates } from '@/validators/certificate-kinds'
import { uploadTerms } from '@/validators/upload-terms'

const { maxBytes } = uploadTerms.certificate

/** Letters of a certificate's own name. */
const longestTitle = 60

/** Uploads a file, then adds it as a certificate. The upload code loads with the first file. */
const sendAs =
  (kind: CertificateKind, title: string): Send<Certificate> =>
  async (source, options) => {
    try {
      const [{ sendDocument }, { storageProblem }, { addCertificate, permitCertificate }] = await Promise.all(
        [
          import('@/lib/uploads/send-document'),
          import('@/lib/uploads/storage-problem'),
          import('@/lib/resumes/requests'),
        ],
      )
      try {
        const { fileName } = await sendDocument(source, {
          ...options,
          maxBytes,
          askPermit: permitCertificate,
        })
        return { arrived: await addCertificate({ kind, title, fileName }), problem: null }
      } catch (error) {
        return { problem: navigator.onLine ? storageProblem(error) : localProblem('network') }
      }
    } catch {
      // The upload code could not be loaded.
      return { problem: localProblem('network') }
    }
  }

/** The worker's certificates: each stored as soon as its file has arrived. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const t = useTranslations('resumes.certificates')
  const id = useId()
  const [kept, setKept] = useState(certificates)
  const [kind, setKind] = useState<CertificateKind | ''>('')
  const [title, setTitle] = useState('')
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const noteBusy = useCallback(() => undefined, [])

  const nameOf = (certificate: Pick<Certificate, 'kind' | 'title'>) =>
    certificate.title || t(`kinds.${certificate.kind}`)
  const arrived = (certificate: Certificate) => {
    setKept((all) => [...all, certificate])
    setKind('')
    setTitle('')
    setStatus(t('added'))
  }
  const remove = async (certificate: Certificate) => {
    const before = kept
    setProblem(null)
    setKept(kept.filter((other) => other.id !== certificate.id))
    setStatus(t('removed'))
    try {
      await removeCertificate(certificate.id)
    } catch (error) {
      setKept(before)
      setStatus('')
      setProblem(problemFrom(error))
    }
  }
  const isNamed =
    kind !== '' && (kind !== 'other' || (title.trim() !== '' && !lettersOver(title, longestTitle)))

  return (
    <section aria-label={t('title')} className="grid gap-3">
      <h2 className="font-medium">{t('title')}</h2>
      <p id={`${id}-about`} className="text-sm text-ink-3">
        {t('about')}
      </p>
      <ErrorSummary problem={problem} />
      <ul className="grid gap-2 empty:hidden">
        {kept.map((certificate) => (
          <li
            key={certificate.id}
            className="flex items-center gap-2 rounded-card border border-line bg-card px-4 py-2"
          >
            <span className="min-w-0 flex-1">{nameOf(certificate)}</span>
            <a
              href={`/api/certificates/${certificate.id}`}
              download
              aria-label={t('open', { name: nameOf(certificate) })}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
            >
              <Icon name="download" />
            </a>
            <button
              type="button"
              aria-label={t('remove', { name: nameOf(certificate) })}
              onClick={() => void remove(certificate)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      {kept.length >= maxCertificates ? (
        <p className="text-sm text-ink-2">{t('full', { max: maxCertificates })}</p>
      ) : (
        <>
          <FieldFrame id={`${id}-kind`} label={t('kind')} optional>
            <div className="relative">
              <select
                id={`${id}-kind`}
                value={kind}
                onChange={(event) =>
                  setKind(certificateKinds.find((one) => one === event.target.value) ?? '')
                }
                className="control appearance-none pr-11"
              >
                <option value="">{t('kindPlaceholder')}</option>
                {certificateKinds.map((value) => (
                  <option key={value} value={value}>
                    {t(`kinds.${value}`)}
                  </option>
                ))}
              </select>
              <Icon
                name="chevron-down"
                className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-3"
              />
            </div>
          </FieldFrame>
          {kind === 'other' && (
            <FieldFrame id={`${id}-title`} label={t('name')} hint={t('nameHint')}>
              <input
                id={`${id}-title`}
                value={title}
                {...longAria(id, { text: title, limit: longestTitle, hint: `${id}-title-hint` })}
                onChange={(event) => setTitle(event.target.value)}
                className="control"
              />
              <TooLong id={id} text={title} limit={longestTitle} />
            </FieldFrame>
          )}
          {isNamed && (
            <DocumentChooser
              label={t('choose')}
              of={nameOf({ kind, title })}
              room={1}
              describedBy={`${id}-about`}
              send={sendAs(kind, title.trim())}
              onArrived={arrived}
              onBusy={noteBusy}
            />
          )}
        </>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
    </section>
  )
}
