// Generated from messages/th.json by `npm run generate`. Do not edit.

/** What a page says that cannot be answered now. */
export const unavailableTexts = {
  "title": "ระบบไม่พร้อมให้บริการชั่วคราว",
  "about": "เรากำลังแก้ไขอยู่ กรุณาลองใหม่อีกครั้งในอีกสักครู่",
  "retry": "ลองอีกครั้ง"
} as const
