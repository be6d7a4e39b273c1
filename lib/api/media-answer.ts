import 'server-only'
import { sandboxedPolicy } from '@/lib/security/content-security-policy'
import { filmTypes, pictureTypes, voiceTypes } from '@/validators/upload-terms'
import { retryAppliedHeader } from './fetch-policy'

const savedType = 'application/pdf'
const mediaTypes: readonly string[] = [...filmTypes, ...pictureTypes, ...voiceTypes, 'text/vtt', savedType]

/** A piece that a film does not have, or a file that the browser has already: both without a body. */
const bodiless: readonly number[] = [304, 416]

/** Whether a service's answer is a film, a voice, a picture, captions or a PDF; a refusal is not. */
export function isMedia({ status, headers }: Response): boolean {
  const [type = ''] = headers.get('Content-Type')?.split(';') ?? []
  return mediaTypes.includes(type) || bodiless.includes(status)
}

const returnedHeaders = ['Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag'] as const

/**
 * A film, a voice, a picture, captions or a PDF as an answer that a page of ours may show or save and nothing else: passed on as it comes, run as
 * nothing, and kept for the few minutes in which somebody watches, for nobody else who signs in on this device.
 */
export function mediaAnswer(answer: Response): Response {
  const headers = new Headers({
    'Cache-Control': 'private, max-age=300',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': sandboxedPolicy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Cookie',
    'X-Content-Type-Options': 'nosniff',
    [retryAppliedHeader]: '1',
  })
  for (const name of returnedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // A PDF is saved and never opened in a page of ours; its service names it.
  if (answer.headers.get('Content-Type')?.startsWith(savedType)) {
    const named = answer.headers.get('Content-Disposition') ?? ''
    headers.set('Content-Disposition', named.startsWith('attachment;') ? named : 'attachment')
  }
  return new Response(bodiless.includes(answer.status) ? null : answer.body, {
    status: answer.status,
    headers,
  })
}
