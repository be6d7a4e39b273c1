import { listHostedBy, listInterviewsOf } from './repository'

/** An account's interviews as a worker, for the copy of their data. */
export const interviewRecords = listInterviewsOf

/** The interviews that an account proposed for companies, for the copy that the job-post service makes of its data. */
export const hostedInterviews = listHostedBy
