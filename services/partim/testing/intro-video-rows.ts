import { uuidv7 } from 'uuidv7'
import type { Row } from './access-rows'

const nobodys = { path: { videoId: uuidv7() } }
const own = { access: 'registered', answer: '404 not_found', call: () => nobodys } as const
const companys = {
  access: 'member',
  showsWorkers: true,
  anyRole: true,
  answer: '404 not_found',
  call: () => nobodys,
} as const
const staffs = { access: 'ops', answer: '404 not_found', call: () => nobodys } as const

/** The rows of intro videos; those of somebody else are answered as nobody's (intro-videos.test.ts, watching.test.ts). */
export const introVideoRows: Readonly<Record<string, Row>> = {
  'GET /v1/my/intro-videos': { access: 'registered' },
  'POST /v1/my/intro-video-uploads': {
    access: 'registered',
    call: () => ({ body: { fileType: 'video/mp4', size: 1_000 } }),
  },
  'POST /v1/my/intro-video-poster-uploads': {
    access: 'registered',
    call: () => ({ body: { fileType: 'image/jpeg', size: 1_000 } }),
  },
  'POST /v1/my/intro-videos': {
    access: 'registered',
    answer: '422 file_not_found',
    call: () => ({
      body: { fileName: `${uuidv7()}.mp4`, posterFileName: null, question: null, captions: '' },
    }),
  },
  'PATCH /v1/my/intro-videos/{videoId}': { ...own, call: () => ({ ...nobodys, body: { captions: '' } }) },
  'DELETE /v1/my/intro-videos/{videoId}': { access: 'registered', call: () => nobodys },
  'GET /v1/my/intro-videos/{videoId}/film': own,
  'GET /v1/my/intro-videos/{videoId}/poster': own,
  'GET /v1/my/intro-videos/{videoId}/captions': own,
  'GET /v1/workers/{workerId}/intro-videos': { access: 'member', showsWorkers: true, anyRole: true },
  'GET /v1/workers/{workerId}/intro-videos/{videoId}/film': companys,
  'GET /v1/workers/{workerId}/intro-videos/{videoId}/poster': companys,
  'GET /v1/workers/{workerId}/intro-videos/{videoId}/captions': companys,
  'PUT /v1/workers/{workerId}/intro-videos/{videoId}/reaction': {
    ...companys,
    call: () => ({ ...nobodys, body: { reaction: 'like' } }),
  },
  'GET /v1/ops/intro-videos': { access: 'ops' },
  'GET /v1/ops/intro-videos/{videoId}/film': staffs,
  'GET /v1/ops/intro-videos/{videoId}/poster': staffs,
  'POST /v1/ops/intro-videos/{videoId}/decision': {
    ...staffs,
    call: () => ({ ...nobodys, body: { decision: 'show', version: 1 } }),
  },
}
