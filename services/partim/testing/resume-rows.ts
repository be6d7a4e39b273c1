import { uuidv7 } from 'uuidv7'
import type { Row } from './access-rows'

/** The rows of what a worker keeps beside their resume; `certificateId` is of another worker, whom nobody here may read. */
export const resumeRows = (certificateId: () => string): Readonly<Record<string, Row>> => ({
  'GET /v1/resumes/me/preview': { access: 'registered' },
  'GET /v1/resumes/me/pdf': { access: 'registered' },
  'GET /v1/resumes/me/readers': { access: 'registered' },
  'GET /v1/resumes/me/hidden-from': { access: 'registered' },
  'PUT /v1/resumes/me/shown-again': { access: 'registered' },
  'GET /v1/resumes/me/blockable-companies': {
    access: 'registered',
    call: () => ({ query: `?name=${encodeURIComponent('ร้านของ')}` }),
  },
  // There is no such company.
  'PUT /v1/resumes/me/blocked-companies/{companyId}': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { companyId: uuidv7() } }),
  },
  'DELETE /v1/resumes/me/blocked-companies/{companyId}': {
    access: 'registered',
    call: () => ({ path: { companyId: uuidv7() } }),
  },
  'GET /v1/my/certificates': { access: 'registered' },
  'POST /v1/my/certificate-uploads': {
    access: 'registered',
    call: () => ({ body: { fileType: 'image/png', size: 1_000 } }),
  },
  'POST /v1/my/certificates': {
    access: 'registered',
    answer: '422 file_not_found',
    call: () => ({ body: { kind: 'food_handler', fileName: `${uuidv7()}.png` } }),
  },
  'GET /v1/my/certificates/{certificateId}/file': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { certificateId: certificateId() } }),
  },
  'DELETE /v1/my/certificates/{certificateId}': {
    access: 'registered',
    call: () => ({ path: { certificateId: certificateId() } }),
  },
})
