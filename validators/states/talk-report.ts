/** What became of a report about a conversation. */
export const talkReportStates = ['open', 'accepted', 'declined'] as const
export type TalkReportState = (typeof talkReportStates)[number]

/** What staff decide: `accept` where the report is right. */
export const talkReportEvents = ['accept', 'decline'] as const
export type TalkReportEvent = (typeof talkReportEvents)[number]

/** The state an event leads to; null when the report is decided already. */
export const nextTalkReportState = (
  from: TalkReportState,
  event: TalkReportEvent,
): TalkReportState | null => {
  if (from !== 'open') return null
  return event === 'accept' ? 'accepted' : 'declined'
}
