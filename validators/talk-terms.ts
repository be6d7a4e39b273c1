/** What people in a conversation may write, and how much. */
export const messageLimits = {
  /** The longest message, in characters. */
  text: 2_000,
  quickReplyTitle: 40,
  quickReplyText: 500,
  /** How many quick replies a company keeps. */
  quickReplies: 30,
  /** For how long a message may be edited or taken back by who wrote it. */
  editMinutes: 5,
  /** The longest explanation of a report. */
  reportText: 1_000,
} as const

/** Why somebody reports a conversation to staff. */
export const talkReportReasons = ['money', 'documents', 'harassment', 'not_a_job', 'other'] as const
export type TalkReportReason = (typeof talkReportReasons)[number]

/** Who is on either end of a conversation. */
export const talkSides = ['company', 'worker'] as const
export type TalkSide = (typeof talkSides)[number]

/** Why the two may talk: the first that holds. */
export const talkReasons = ['applied', 'invited', 'unlocked'] as const
export type TalkReason = (typeof talkReasons)[number]

/** Why one's own side cannot write. */
export const talkClosures = ['blocked', 'closed', 'unproven'] as const
export type TalkClosure = (typeof talkClosures)[number]

/** Which conversations a list shows. */
export const talkFilters = ['all', 'unread', 'starred', 'archived'] as const
export type TalkFilter = (typeof talkFilters)[number]

/** How many messages are stored with a report, for staff. */
export const reportedMessages = 20

/** What is asked of a search: shorter texts say nothing. */
export const talkSearch = { shortest: 2, longest: 100, atMost: 30 } as const

/** Under which a page keeps the number of conversations with something unread, so that who read one has it counted again. */
export const unreadTalksKey = 'talk/unread'
