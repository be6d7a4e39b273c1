import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { dataExportStates } from '@/services/shared/data-exports/table'
import type { OpenDatabase } from '@/services/shared/database'
import { jobStates } from '@/services/shared/jobs/table'
import { checkedWords, columnsOfStates } from '@/services/shared/testing/checked-words'
import { testDatabase } from '@/services/shared/testing/test-database'
import { certificateKinds } from '@/validators/certificate-kinds'
import { companyStandings } from '@/validators/company-standing'
import { interviewDecisions, interviewKinds } from '@/validators/interview-terms'
import { introQuestions, introVideoReactions, introVideoReasons } from '@/validators/intro-video-terms'
import { resumeVisibilities } from '@/validators/resume-visibilities'
import { savedSearchNotices } from '@/validators/saved-search-terms'
import { shownBudgets } from '@/validators/shown-budgets'
import { interviewCausers, interviewStates } from '@/validators/states/interview'
import { introVideoStates } from '@/validators/states/intro-video'
import { resumeUses } from '@/validators/states/resume-use'
import { talkReportStates } from '@/validators/states/talk-report'
import { unlockReportStates, unlockStates } from '@/validators/states/unlock'
import { talkReportReasons, talkSides } from '@/validators/talk-terms'
import { interviewHolders } from './tables/interviews'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/partim/migrations')
})
afterAll(() => database.close())

const words: Record<string, readonly string[]> = {
  'certificates.kind': certificateKinds,
  'conversations.begun_by': talkSides,
  'data_exports.state': dataExportStates,
  'intro_video_reactions.reaction': introVideoReactions,
  'intro_videos.question': introQuestions,
  'intro_videos.reject_reason': introVideoReasons,
  'intro_videos.state': introVideoStates,
  'interview_slots.holder': interviewHolders,
  'interviews.cancelled_by': interviewCausers,
  'interviews.decision': interviewDecisions,
  'interviews.kind': interviewKinds,
  'interviews.state': interviewStates,
  'message_files.side': talkSides,
  'messages.side': talkSides,
  'jobs.state': jobStates,
  'resumes.visibility': resumeVisibilities,
  'unlocks.report_state': unlockReportStates,
  'unlocks.state': unlockStates,
  'saved_searches.notice': savedSearchNotices,
  'spent_budgets.budget': shownBudgets,
  'talk_companies.standing': companyStandings,
  'talk_notices.side': talkSides,
  'talk_reports.reason': talkReportReasons,
  'talk_reports.side': talkSides,
  'talk_reports.state': talkReportStates,
  'workers.gender': ['male', 'female', 'other'],
  'workers.resume_use': resumeUses,
}

test('the database takes the words the code knows, and no others', async () => {
  expect(await checkedWords(database.db)).toEqual(words)
})

test('no state, role or visibility goes without', async () => {
  const columns = await columnsOfStates(database.db)
  expect(columns.filter((column) => !words[column])).toEqual([])
})
