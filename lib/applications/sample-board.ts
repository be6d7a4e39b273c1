import { stages } from '@/validators/states/application'
import type { Application, Board } from './application'
import type * as Requests from './requests'

/** An application that nobody has looked at yet, for tests; optional facts are empty. */
export const sampleApplication: Application = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  jobPostId: '0190a5c2-0000-7000-8000-000000000900',
  workerId: '0190a5c2-0000-7000-8000-000000000801',
  state: 'submitted',
  stage: 'submitted',
  worker: {
    displayName: 'ธนา',
    givenName: 'ธนา',
    familyName: 'วงศ์ดี',
    phone: null,
    age: 25,
    workTypes: ['waiter'],
    experienceYears: 1,
    languages: [],
    headline: '',
    district: 'บางรัก',
    province: 'กรุงเทพมหานคร',
  },
  contactBar: null,
  answers: [],
  shiftIds: [],
  givenBack: [],
  assignedShiftIds: null,
  notes: 0,
  events: ['view', 'shortlist', 'interview', 'offer', 'hire', 'reject'],
  isLeaving: false,
  version: 1,
  createdAt: '2026-11-20T03:00:00.000Z',
  isKnown: false,
  isBeingTold: false,
  toldAt: null,
  confirmedAt: null,
  oldTerms: null,
  takenBack: null,
  movedAt: '2026-11-20T03:00:00.000Z',
}

/** The sample of somebody else, told apart by a number. */
export const sampleApplicant = (number: number): NonNullable<Application['worker']> => ({
  ...(sampleApplication.worker as NonNullable<Application['worker']>),
  displayName: `คนที่ ${number}`,
  givenName: 'คน',
  familyName: `${number}`,
})

/** The board of a post with these applications, all of them in its columns, for tests. */
export const sampleBoard = (applications: readonly Application[], changes: Partial<Board> = {}): Board => ({
  stages: stages.map((stage) => {
    const items = applications.filter((application) => application.stage === stage)
    return { stage, count: items.length, items, nextCursor: null }
  }),
  cannotCome: [],
  lostPlaces: [],
  dismissed: [],
  filledElsewhere: [],
  takenBack: [],
  shifts: [],
  ...changes,
})

const unasked = () => Promise.reject(new Error('nothing asks for it here'))

/** The requests of a board, each of which fails a test that makes it; an applicant has neither notes nor history. */
export const unaskedRequests: typeof Requests = {
  addNote: unasked,
  askBoard: unasked,
  askStage: unasked,
  changeShifts: unasked,
  changeStates: unasked,
  removeNote: unasked,
  askHistory: async () => [],
  askNotes: async () => [],
}
